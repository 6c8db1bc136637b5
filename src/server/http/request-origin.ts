/** Where a request comes from: the address of the shopper, the host that was asked, the page that sent it. */
import { BlockList, isIP } from 'node:net'

export interface RequestOrigin {
  /** Of the shopper: "203.0.113.7". */
  address: string
  /** In lower case, with its port: "www.example.com.au", "slug.localhost:4321". */
  host: string
  /** Whether the connection is from this machine. */
  isLocal: boolean
}

export type ReadOrigin = (headers: Headers, peerAddress: string) => RequestOrigin

/** X-Forwarded-Host and X-Forwarded-For count only when a proxy of the list has sent them. */
export function createOriginReader(trustedProxies: readonly string[]): ReadOrigin {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (headers, peer) => {
    const peerAddress = plainAddress(peer)
    const believed = isTrusted(peerAddress)
    const host = (believed ? headers.get('x-forwarded-host') : null) ?? headers.get('host') ?? ''
    return {
      address: believed ? (shopperAddress(headers.get('x-forwarded-for'), isTrusted) ?? peerAddress) : peerAddress,
      host: host.split(',')[0]?.trim().toLowerCase() ?? '',
      isLocal: isLoopback(peerAddress),
    }
  }
}

/** The last address of the list that is not a proxy of ours: those before it can be invented. */
function shopperAddress(header: string | null, isTrusted: (address: string) => boolean): string | null {
  const addresses = (header ?? '').split(',').map((part) => plainAddress(part.trim()))
  return addresses.findLast((address) => isIP(address) !== 0 && !isTrusted(address)) ?? null
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** "::ffff:203.0.113.7" is "203.0.113.7". */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * Whether a page of this host sent the request. Browsers send `Origin` with every POST; where a privacy setting makes it
 * "null", `Sec-Fetch-Site` says the same. What sends neither is no browser, so it carries nobody's cookies: it passes
 * with a JSON body, which no plain form can have.
 */
export function comesFromOwnPages(headers: Headers, host: string, isJson: boolean): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== 'null') return URL.canParse(origin) && new URL(origin).host === host
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite === null ? origin === null && isJson : fetchSite === 'same-origin'
}
