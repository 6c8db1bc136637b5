/** npm run platform: the API and a worker, without the sites themselves. */
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import { startPlatform, withPlatform } from './command-line/platform.ts'
import { createPlatformServer } from './command-line/platform-server.ts'
import { parsePort } from './command-line/serve-sites.ts'
import { untilStopped } from './command-line/until-stopped.ts'

const DEFAULT_PORT = 4400

const OPTIONS = {
  port: { type: 'string', help: `the port to listen on (default ${DEFAULT_PORT}, or the next one that is free)` },
  host: { type: 'string', help: 'the address to listen on (default 127.0.0.1, which only this machine reaches)' },
} as const

await runCommand('npm run platform', OPTIONS, async ({ port, host = '127.0.0.1' }) => {
  const wantedPort = port === undefined ? DEFAULT_PORT : parsePort(port)
  const stopped = untilStopped()
  await withPlatform(async (parts) => {
    const platform = await startPlatform(parts)
    try {
      const server = createPlatformServer(platform.app)
      const heldPort = await listen(server, { host, port: wantedPort, mayMove: port === undefined })
      console.log(`The platform answers on http://${host}:${heldPort}/api/`)
      await stopped
      platform.app.drain()
      await closeGracefully(server)
    } finally {
      await platform.stop()
    }
  })
  return EXIT.ok
})
