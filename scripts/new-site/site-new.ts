/** `npm run site:new -- <slug> [--template dealer|group|leisure] [--name "…"]`: makes a new site. */
import { runCommand } from '../command-line/command.ts'
import { createSite } from './create-site.ts'
import { NewSiteError } from './new-site-error.ts'
import { checkSlug, checkTemplate, siteName } from './new-site-names.ts'

const USAGE = 'npm run site:new -- <slug> [--template dealer|group|leisure] [--name "North Shore Motors"]'

const OPTIONS = {
  template: { type: 'string', help: 'dealer, group or leisure (default dealer)' },
  name: { type: 'string', help: 'the name of the dealer (default from the slug)' },
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
} as const

await runCommand(
  USAGE,
  OPTIONS,
  async ({ template = 'dealer', name, sites = 'sites' }, positionals) => {
    if (positionals.length > 1) throw new NewSiteError(`One slug at a time, please.\n${USAGE}`)
    const slug = checkSlug(positionals[0])
    const siteDir = await createSite({
      slug,
      name: siteName(name, slug),
      template: checkTemplate(template),
      sitesDir: sites,
      asAt: new Date(new Date().setUTCHours(0, 0, 0, 0)),
    })
    console.log(nextSteps(siteDir, slug))
    return 0
  },
  { allowPositionals: true },
)

function nextSteps(siteDir: string, slug: string): string {
  return `${siteDir} is ready. It loads and builds as it is.

Next:
  1. npm run dev -- --site ${slug}       see it, and see it change as you edit
  2. ${siteDir}/site.ts                  put in the dealer's name, licence, places, hours and colours
  3. ${siteDir}/pages/                   write the dealer's own pages
  4. npm run feed:check -- --site ${slug} --feed <file>   try the dealer's feed, then name it in site.ts
  5. npm run build -- --site ${slug}     build and publish`
}
