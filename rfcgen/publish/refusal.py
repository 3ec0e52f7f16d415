"""Say what helps when the operating system refuses."""

import errno

_SPACE = "free some space, then run again"
_PERMISSION = "change the permissions of that file or of its folder, then run again"
_ADVICE = {
    errno.ENOSPC: _SPACE,
    errno.EDQUOT: _SPACE,
    errno.EACCES: _PERMISSION,
    errno.EPERM: _PERMISSION,
    errno.EROFS: "choose a folder that is not on a read-only file system",
    errno.ENAMETOOLONG: "use shorter names",
    errno.ELOOP: "mend the symbolic link that leads back to itself",
    errno.EEXIST: "see who else writes there, then run again",
    errno.ENOENT: "see who else removes files there, then run again",
    errno.EISDIR: "name a file, not a folder",
    errno.ENOTDIR: "see which part of the path is a file",
}


def advice_for(error: OSError) -> str:
    """Return what to do about an error."""
    return _ADVICE.get(error.errno or 0, "see what holds the file back, then run again")
