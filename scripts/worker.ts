/** npm run worker: a worker alone, beside a platform that runs elsewhere. */
import { DEFAULT_OUT_DIR, DEFAULT_SITES_DIR } from '#generator/project.ts'
import { readEnvironment } from '#server/environment.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import { createLog, openPlatformDatabase, startWorker } from './command-line/platform.ts'
import { untilStopped } from './command-line/until-stopped.ts'

await runCommand('npm run worker', {}, async () => {
  const environment = readEnvironment(process.env)
  const log = createLog(environment)
  const stopped = untilStopped()
  const database = await openPlatformDatabase(environment, log)
  try {
    const folders = { sitesDir: DEFAULT_SITES_DIR, outDir: DEFAULT_OUT_DIR }
    const worker = await startWorker(environment, database, log, folders, () => {})
    console.log('The worker runs.')
    await stopped
    await worker.stop()
  } finally {
    await database.close()
  }
  return EXIT.ok
})
