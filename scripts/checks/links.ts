/** Checks that every address in the built sites leads somewhere: node scripts/checks/links.ts [--out DIR]. */
import { EXIT, runCommand } from '../command-line/command.ts'
import { OUT_OPTION, outDirOf } from '../command-line/out-dir.ts'
import { builtSlugs, readBuiltSite } from './built-site.ts'
import { LINK_CHECKS } from './links/link-checks.ts'

const OPTIONS = { out: OUT_OPTION } as const
/** A wrong address in the header is on every page; the first few say enough. */
const SHOWN_PROBLEMS = 10

await runCommand('node scripts/checks/links.ts', OPTIONS, async ({ out }) => {
  const outDir = outDirOf(out)
  let problemCount = 0
  for (const slug of await builtSlugs(outDir)) {
    const startMs = performance.now()
    const site = await readBuiltSite(outDir, slug)
    const references = [...site.pages.values()].reduce((sum, page) => sum + page.references.length, 0)
    const found = Object.entries(LINK_CHECKS).map(([name, check]) => ({ name, problems: check(site) }))
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
    const total = found.reduce((sum, { problems }) => sum + problems.length, 0)
    problemCount += total
    console.log(`${slug}: ${site.pages.size} pages, ${references} addresses, ${total} problems (${seconds} s)`)
    for (const { name, problems } of found) {
      for (const { from, where, url, reason } of problems.slice(0, SHOWN_PROBLEMS)) {
        console.log(`  ${name}: ${from}: ${where}: ${url}: ${reason}`)
      }
      if (problems.length > SHOWN_PROBLEMS) console.log(`  ${name}: and ${problems.length - SHOWN_PROBLEMS} more`)
    }
  }
  return problemCount === 0 ? EXIT.ok : EXIT.failed
})
