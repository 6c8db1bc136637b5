/** Addresses of images and videos: only https and paths of the site itself are let in. */

const MAX_URL_CHARACTERS = 2_000

/** A safe `https:` URL or root-relative path; `null` for every other scheme, host trick or text. */
export function readUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_CHARACTERS) return null
  const text = value.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from URLs, which hides schemes
  if (/[\s\u0000-\u001f\u007f\\<>"'`{}]/.test(text) || !text.isWellFormed()) return null
  if (/^\/(?!\/)/.test(text)) return rootRelative(text)
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const safe = url.username === '' && url.password === '' && url.hostname.includes('.')
  // Other letters than ASCII grow by escaping: what is kept must still be let in when it is read again.
  return safe && url.href.length <= MAX_URL_CHARACTERS ? url.href : null
}

/** A path of the site, with `..` resolved so that it cannot climb out. */
function rootRelative(text: string): string | null {
  const base = 'https://site.invalid'
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const path = url.pathname + url.search
  if (url.origin !== base || path.startsWith('//') || path.length > MAX_URL_CHARACTERS) return null
  // A part of an address keeps the whole address in memory.
  return path === text ? text : path
}
