/** npm run bench:search: the bundled search beside ItemsJS and MiniSearch with plain filters, in one run. */
import { EXIT, runCommand } from '../command-line/command.ts'
import { benchSearch } from './search/bench-search.ts'

const OPTIONS = { quick: { type: 'boolean', help: 'fewer rounds, and no 50,000 cars' } } as const

await runCommand('npm run bench:search', OPTIONS, async ({ quick = false }) => {
  await benchSearch(quick)
  return EXIT.ok
})
