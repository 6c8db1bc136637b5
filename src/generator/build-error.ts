/** A failure that a site builder can act on: what, where, and how to fix it. The last release is untouched. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/** The plain error for a write that the file system refuses; any other error as it is. */
export function writeError(error: unknown, path: string): Error {
  const code = (error as NodeJS.ErrnoException).code
  const reasons: Record<string, string> = {
    ENOSPC: 'The disk is full. Free some space and build again.',
    EDQUOT: 'The disk quota is used up. Free some space and build again.',
    EACCES: 'This user may not write there. Change the folder’s permissions, or choose another with --out.',
    EPERM: 'This user may not write there. Change the folder’s permissions, or choose another with --out.',
    EROFS: 'The disk is read-only. Choose another folder with --out.',
    ENOTDIR: 'A part of that path is a file, not a folder. Remove it, or choose another folder with --out.',
    EEXIST: 'A file stands where a folder is needed. Remove it, or choose another folder with --out.',
    EMFILE: 'Too many files are open. Raise the limit (ulimit -n) and build again.',
  }
  const reason = code === undefined ? undefined : reasons[code]
  if (reason === undefined) return error instanceof Error ? error : new Error(String(error))
  return new BuildError(`Cannot write ${path} (${code}). ${reason} The last release is unchanged.`, { cause: error })
}

/** Whether an error of the file system says that the file is not there. */
export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code
  return code === 'ENOENT' || code === 'ENOTDIR'
}
