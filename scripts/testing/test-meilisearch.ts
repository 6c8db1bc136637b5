/** npm run test:meilisearch: both engines' conformance suite, the push, the swap and the search key on a real server. */
import { spawnSync } from 'node:child_process'
import { EXIT, runCommand, UsageError } from '../command-line/command.ts'

await runCommand('npm run test:meilisearch', {}, async () => {
  const { MEILI_HOST, MEILI_KEY } = process.env
  if (!MEILI_HOST) {
    console.log(
      'Skipped: MEILI_HOST names no Meilisearch server. Start one and run, for instance:\n' +
        '  MEILI_HOST=http://127.0.0.1:7700 MEILI_KEY=<its master key> npm run test:meilisearch',
    )
    return EXIT.ok
  }
  if (!MEILI_KEY)
    throw new UsageError('MEILI_KEY is missing: the tests need the master key of the server, to make keys with it')
  const { status } = spawnSync('vitest', ['run', '--config', 'vitest.meilisearch.config.ts'], { stdio: 'inherit' })
  return status === 0 ? EXIT.ok : EXIT.failed
})
