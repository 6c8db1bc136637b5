/** The server of the platform behind a proxy. */
import { afterEach, expect, it } from 'vitest'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createPlatformServer } from '#scripts/command-line/platform-server.ts'

const server = createPlatformServer({ fetch: async () => new Response('answered') })
afterEach(() => closeGracefully(server))

/** nginx and the load balancers of the clouds close a connection that nobody uses after 60 s. */
const PROXY_KEEPS_SECONDS = 60

it('says that it keeps a connection for longer than a proxy does', async () => {
  const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(await response.text()).toBe('answered')
  const [, seconds] = /^timeout=(\d+)$/.exec(response.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(PROXY_KEEPS_SECONDS)
})
