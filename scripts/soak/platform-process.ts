/** A platform of the soak test: the API and a worker on the database of DATABASE_URL, without sites of its own. */
import { createServer } from 'node:http'
import { listen } from '#generator/serve/listen.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLog, openPlatformDatabase, requestListener, startPlatform } from '../command-line/platform.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment)
const database = await openPlatformDatabase(environment, log)
const platform = await startPlatform(environment, database, log, { sitesDir: '/nowhere', outDir: '/nowhere' })
const server = createServer(requestListener(platform.app))
await listen(server, { host: '127.0.0.1', port: Number(process.argv[2]), mayMove: false })
