/**
 * Checks that no built page holds what its Content-Security-Policy refuses, and no file a secret of this environment:
 * node scripts/checks/policy.ts [--out DIR].
 */
import { EXIT, runCommand } from '../command-line/command.ts'
import { OUT_OPTION, outDirOf } from '../command-line/out-dir.ts'
import { builtSlugs, readBuiltSite } from './built-site.ts'
import { findPolicyProblems } from './policy/policy-checks.ts'
import { findSecrets, secretsOf } from './policy/secret-checks.ts'

const OPTIONS = { out: OUT_OPTION } as const
const SHOWN_PROBLEMS = 20

await runCommand('node scripts/checks/policy.ts', OPTIONS, async ({ out }) => {
  const outDir = outDirOf(out)
  const secrets = secretsOf(process.env)
  let problemCount = 0
  for (const slug of await builtSlugs(outDir)) {
    const site = await readBuiltSite(outDir, slug)
    const problems = [...findPolicyProblems(site), ...(await findSecrets(site, secrets))]
    problemCount += problems.length
    console.log(`${slug}: ${site.pages.size} pages, ${problems.length} problems`)
    for (const { path, message } of problems.slice(0, SHOWN_PROBLEMS)) console.log(`  ${path} ${message}`)
  }
  console.log(`secrets looked for: ${secrets.size === 0 ? 'none are set' : [...secrets.keys()].join(', ')}`)
  return problemCount === 0 ? EXIT.ok : EXIT.failed
})
