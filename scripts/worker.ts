/** npm run worker: a worker alone, beside a platform that runs elsewhere. */
import { EXIT, runCommand } from './command-line/command.ts'
import { startWorker, withPlatform } from './command-line/platform.ts'
import { untilStopped } from './command-line/until-stopped.ts'

await runCommand('npm run worker', {}, async () => {
  const stopped = untilStopped()
  await withPlatform(async (parts) => {
    const worker = await startWorker(parts)
    console.log('The worker runs.')
    await stopped
    await worker.stop()
  })
  return EXIT.ok
})
