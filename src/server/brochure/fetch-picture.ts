/**
 * Fetches a picture that a feed or a configuration names. Such an address may point anywhere, so the platform asks only
 * hosts of the public internet, by https on its usual port, follows no redirect, and reads no more than it needs.
 */
import { lookup } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'

export interface PictureHost {
  /** The origin of the site's own pictures: "https://www.example.com.au". */
  siteUrl: string
  /** In development: the port on this machine where the site's pictures are, and the host to ask there for. */
  local: { port: number; host: string } | null
}

const MAX_BYTES = 12 * 1024 * 1024
const TIMEOUT_MS = 4_000

/** `null` for whatever cannot be read: a brochure lacks that picture then. */
export async function fetchPicture(url: string, { siteUrl, local }: PictureHost): Promise<Buffer | null> {
  const isOwn = url.startsWith('/') && !url.startsWith('//')
  const address = URL.parse(url, siteUrl)
  if (address === null) return null
  if (isOwn && local !== null) {
    return read((onResponse, signal) =>
      getPlain(
        { host: '127.0.0.1', port: local.port, path: address.pathname, headers: { host: local.host }, signal },
        onResponse,
      ),
    )
  }
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = address.protocol === 'https:' && address.port === '' && address.username === ''
  // An address in digits is never looked up, so it is looked at here.
  if (!isAllowed || (isIP(host) !== 0 && !isPublic(host))) return null
  return read((onResponse, signal) => getSecure(address, { lookup: lookupPublic, signal }, onResponse))
}

function read(
  ask: (onResponse: (response: IncomingMessage) => void, signal: AbortSignal) => ClientRequest,
): Promise<Buffer | null> {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request = ask((response) => {
    const chunks: Buffer[] = []
    let bytes = 0
    if (response.statusCode !== 200) {
      resolve(null)
      response.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) response.destroy()
      else chunks.push(chunk)
    })
    response.on('error', () => resolve(null))
    response.on('close', () => resolve(response.complete && bytes <= MAX_BYTES ? Buffer.concat(chunks) : null))
  }, signal)
  request.on('error', () => resolve(null))
  return promise
}

/** Refuses a name of which any address is not public, and connects to the very addresses that it has checked. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) callback(error, [])
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) {
      callback(new Error(`${hostname} is no host of the public internet.`), [])
    } else if (options.all === true) callback(null, addresses)
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

/** RFC 6890 and its successors: private, local, reserved, for documentation, or of several machines. */
const NOT_PUBLIC = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4')
}
/** Of IPv6 only this part is given out; within it these are tunnels, which lead to IPv4 addresses, or documentation. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return isIP(address) === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}
