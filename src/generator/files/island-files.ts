/** What the islands of a site's pages fetch when they start: its forms, and its rules of finance. */
import type { Site } from '#config/schema/site.ts'
import { FINANCE_FILE_PATH } from '#view-models/finance-file.ts'
import { FORM_FILE_PATH } from '#view-models/form-file.ts'
import type { SitePlan } from '../plan/plan-site.ts'
import { financeFile } from './finance-file.ts'
import { formFile } from './form-file.ts'
import type { SiteFile } from './site-files.ts'
import { textFile } from './site-files.ts'

/** File -> content; without those that the site has no use for. */
export function islandFiles(site: Site, { targets }: Pick<SitePlan, 'targets'>): Map<string, SiteFile> {
  const texts = [
    [FORM_FILE_PATH, formFile(site, targets)],
    [FINANCE_FILE_PATH, financeFile(site)],
  ] as const
  return new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path.slice(1), textFile(text)]])))
}
