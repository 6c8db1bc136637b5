/** A path inside the site out of what a stranger may have written, so that no link leads elsewhere. */

/**
 * The path, with its query and anchor, if it stays on this site and is not the sign-in page itself; else `null`.
 * Browsers drop tabs and line breaks, and read a backslash as a slash: "/\t/evil.example" leaves the site.
 */
export function safeSitePath(written: string | null | undefined): string | null {
  if (written === null || written === undefined || !/^\/[\x21-\x5B\x5D-\x7E]*$/.test(written)) return null
  const path = written.replace(/[?#].*$/, '')
  const parts = path.split('/').slice(1)
  const hasEmptyPart = parts.slice(0, -1).includes('')
  if (hasEmptyPart || parts.some(isDots)) return null
  return /^\/sign-in\/?$/i.test(path) ? null : written
}

/** "." and "..", also when encoded, change the folder. */
function isDots(part: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(part)
}
