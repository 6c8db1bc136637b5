/** A platform that is tried, on the database of DATABASE_URL and without sites of its own: its API, its worker, or both. */
import { createServer } from 'node:http'
import { listen } from '#generator/serve/listen.ts'
import { createApi, requestListener, startWorker, withPlatform } from '../command-line/platform.ts'
import { untilStopped } from '../command-line/until-stopped.ts'

const [port = '', parts = ''] = process.argv.slice(2)

await withPlatform(async (opened) => {
  const folders = { sitesDir: '/nowhere', outDir: '/nowhere' }
  const worker = parts.includes('worker') ? await startWorker({ ...opened, folders }, () => {}) : null
  const app = parts.includes('api') ? createApi(opened) : null
  const server = app === null ? null : createServer(requestListener(app))
  if (server !== null) await listen(server, { host: '127.0.0.1', port: Number(port), mayMove: false })
  await untilStopped()
  server?.close()
  await app?.close()
  await worker?.stop()
})
