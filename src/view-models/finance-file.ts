/** What the finance calculator loads, the same for all cars of a site. */
import type { FinanceOptions } from '#domain/finance/options.ts'

/** A file of each release of a site with a finance provider. */
export const FINANCE_FILE_PATH = '/finance.json'

export interface FinanceFile {
  options: FinanceOptions
  /** The words that open the panel of details, and those that close it. */
  details: { moreLabel: string; lessLabel: string }
}
