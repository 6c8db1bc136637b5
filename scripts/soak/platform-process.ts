/** A platform that is tried: the API and a worker on the database of DATABASE_URL, without sites of its own. */
import { createServer } from 'node:http'
import { listen } from '#generator/serve/listen.ts'
import { requestListener, startPlatform, withPlatform } from '../command-line/platform.ts'
import { untilStopped } from '../command-line/until-stopped.ts'

await withPlatform(async (parts) => {
  const platform = await startPlatform({ ...parts, folders: { sitesDir: '/nowhere', outDir: '/nowhere' } })
  const server = createServer(requestListener(platform.app))
  await listen(server, { host: '127.0.0.1', port: Number(process.argv[2]), mayMove: false })
  await untilStopped()
  server.close()
  await platform.stop()
})
