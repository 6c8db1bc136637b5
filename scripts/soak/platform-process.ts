/** A platform that is tried, on the database of DATABASE_URL: its API, its worker, or both. It builds sites where it is given their folders. */
import { listen } from '#generator/serve/listen.ts'
import { createApi, startWorker, withPlatform } from '../command-line/platform.ts'
import { createPlatformServer } from '../command-line/platform-server.ts'
import { untilStopped } from '../command-line/until-stopped.ts'

const [port = '', parts = '', sitesDir, outDir] = process.argv.slice(2)

await withPlatform(async (opened) => {
  const folders = { sitesDir: sitesDir ?? '/nowhere', outDir: outDir ?? '/nowhere' }
  const builds = sitesDir === undefined ? null : undefined
  const worker = parts.includes('worker') ? await startWorker({ ...opened, folders }, undefined, builds) : null
  const app = parts.includes('api') ? createApi(opened) : null
  const server = app === null ? null : createPlatformServer(app)
  if (server !== null) await listen(server, { host: '127.0.0.1', port: Number(port), mayMove: false })
  await untilStopped()
  server?.close()
  await app?.close()
  await worker?.stop()
})
