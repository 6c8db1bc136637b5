/** Which addresses of feeds a message may name: those on hosts that the site's configuration lists. */
import * as v from 'valibot'
import { httpUrl } from '#config/schema/text.ts'

const MAX_CHARACTERS = 2_000

/** Why the address is not taken; `null` when it is. */
export function feedAddressRefusal(address: string, hosts: readonly string[]): string | null {
  if (hosts.length === 0) return 'This site takes no addresses of feeds (`stock.webhook.feedHosts`).'
  if (address.length > MAX_CHARACTERS) return `\`feedUrl\` must have at most ${MAX_CHARACTERS} characters.`
  const url = URL.parse(address)
  if (url === null || !v.is(httpUrl, address)) return '`feedUrl` must be a URL that starts with https://.'
  if (url.username !== '' || url.password !== '') return '`feedUrl` must hold no user and no password.'
  if (!hosts.includes(url.host)) {
    return `The host of \`feedUrl\`, ${url.host}, is none of this site's: ${hosts.join(', ')} (\`stock.webhook.feedHosts\`).`
  }
  return null
}
