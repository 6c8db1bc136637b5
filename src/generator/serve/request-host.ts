/** Which site a Host header means. */

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
