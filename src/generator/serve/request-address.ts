/** Which site and which of its paths a browser asks for, or why its address cannot be one. */

export type RequestPath =
  | { kind: 'path'; path: string; cleanPath: string; query: string }
  | { kind: 'refused'; status: 400 | 414; reason: string }

/** Longer than any address that a site has; the same limit as common servers. */
const MAX_TARGET_LENGTH = 8_192

/**
 * `path` is decoded, without empty segments and without a slash at its end; `cleanPath` is also without
 * `.html` and `index`. A path that climbs (`..`, also encoded) or holds a NUL or a backslash is refused.
 */
export function parseRequestPath(target: string): RequestPath {
  if (target.length > MAX_TARGET_LENGTH) return refuse(414, 'The address is too long.')
  // An absolute form ("GET http://host/path") is allowed by RFC 9112 §3.2.2.
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? []
  if (!rawPath.startsWith('/')) return refuse(400, 'The address has no path.')
  let decoded: string
  try {
    decoded = decodeURIComponent(rawPath)
  } catch {
    return refuse(400, 'The address is not well encoded.')
  }
  if (decoded.includes('\0') || decoded.includes('\\'))
    return refuse(400, 'The address holds a character that no page has.')
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    return refuse(400, 'The address climbs out of its folder.')
  }
  const path = `/${segments.join('/')}`
  return { kind: 'path', path, cleanPath: cleanPathOf(path), query }
}

/** Whether the address that was asked for is not the one that the page lives at. */
export function needsCleaning(target: string, cleanPath: string): boolean {
  const [rawPath = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  return (
    rawPath.includes('//') || (rawPath.length > 1 && rawPath.endsWith('/')) || decodeURIComponent(rawPath) !== cleanPath
  )
}

/** A path as it may stand in a Location header: it can never begin with two slashes or break the line. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@').replaceAll('%2C', ',')
}

function cleanPathOf(path: string): string {
  const clean = path.replace(/\.html$/, '').replace(/\/index$/, '')
  return clean === '' ? '/' : clean
}

function refuse(status: 400 | 414, reason: string): RequestPath {
  return { kind: 'refused', status, reason }
}

export interface RequestHost {
  /** Without the port. */
  name: string
  /** The port that the browser used; empty when it is the scheme's own. */
  port: string
  /** The site, or `null` for the index and for a foreign host. */
  slug: string | null
  isIndex: boolean
}

/** `<slug>.localhost` is a site; `localhost` and a bare address are the index of sites. */
export function parseRequestHost(header: string | undefined): RequestHost {
  const found = /^(\[[0-9a-f:.]+\]|[^:]*)(?::(\d+))?$/i.exec(header ?? '')
  const name = (found?.[1] ?? header ?? '').toLowerCase().replace(/\.$/, '')
  const port = found?.[2] ?? ''
  const slug = /^([^.]+)\.localhost$/.exec(name)?.[1] ?? null
  const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(name) || name.startsWith('[')
  return { name, port, slug, isIndex: name === 'localhost' || name === '' || isAddress }
}
