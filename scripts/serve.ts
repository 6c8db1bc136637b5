/** npm run serve: serves every built site on its own host name, and a list of them on localhost. */
import { EXIT, runCommand } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'
import { SERVE_OPTIONS, serveSites } from './command-line/serve-sites.ts'

const OPTIONS = {
  ...SERVE_OPTIONS,
  out: OUT_OPTION,
} as const

await runCommand('npm run serve', OPTIONS, async ({ out, host, port }) => {
  await serveSites({ outDir: outDirOf(out), host, port })
  return EXIT.ok
})
