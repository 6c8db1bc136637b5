/** `npm run site:new -- <slug> [--template dealer|group|leisure] [--name "…"]`: makes a new site. */
import { parseArgs } from 'node:util'
import { createSite } from './new-site/create-site.ts'
import { NewSiteError } from './new-site/new-site-error.ts'
import { checkSlug, checkTemplate, siteName } from './new-site/new-site-names.ts'

const USAGE = 'npm run site:new -- <slug> [--template dealer|group|leisure] [--name "North Shore Motors"]'

const OPTIONS = {
  template: { type: 'string', default: 'dealer' },
  name: { type: 'string' },
  sites: { type: 'string', default: 'sites' },
} as const

try {
  const { values, positionals } = readArguments()
  if (positionals.length > 1) throw new NewSiteError(`One slug at a time, please.\n${USAGE}`)
  const slug = checkSlug(positionals[0])
  const siteDir = await createSite({
    slug,
    name: siteName(values.name, slug),
    template: checkTemplate(values.template),
    sitesDir: values.sites,
    asAt: new Date(new Date().setUTCHours(0, 0, 0, 0)),
  })
  console.log(nextSteps(siteDir, slug))
} catch (error) {
  console.error(error instanceof NewSiteError ? error.message : error)
  process.exitCode = error instanceof NewSiteError ? 2 : 1
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    throw new NewSiteError(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause })
  }
}

function nextSteps(siteDir: string, slug: string): string {
  return `${siteDir} is ready. It loads and builds as it is.

Next:
  1. npm run dev -- --site ${slug}       see it, and see it change as you edit
  2. ${siteDir}/site.ts                  put in the dealer's name, licence, places, hours and colours
  3. ${siteDir}/pages/                   write the dealer's own pages
  4. npm run feed:check -- --site ${slug} --feed <file>   try the dealer's feed, then name it in site.ts
  5. npm run build -- --site ${slug}     build and publish`
}
