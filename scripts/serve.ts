/** npm run serve: serves every built site on its own host name, and a list of them on localhost. */
import { resolve } from 'node:path'
import { DEFAULT_OUT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import { SERVE_OPTIONS, serveSites } from './command-line/serve-sites.ts'

const OPTIONS = {
  ...SERVE_OPTIONS,
  out: { type: 'string', help: 'where built sites are (default dist, or FORECOURT_OUT)' },
} as const

await runCommand('npm run serve', OPTIONS, async ({ out, host, port }) => {
  await serveSites({ outDir: resolve(out ?? process.env['FORECOURT_OUT'] ?? DEFAULT_OUT_DIR), host, port })
  return EXIT.ok
})
