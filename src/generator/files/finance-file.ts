/** The site's rules of finance as data, which a calculator loads when it comes into view. */
import type { Site } from '#config/schema/site.ts'
import type { FinanceFile } from '#view-models/finance-file.ts'

/** `null` on a site where no car has a calculator. */
export function financeFile({ finance }: Site): string | null {
  const { calculator, ...others } = finance
  const providers = [finance.provider, ...Object.values(finance.dealerships).map(({ provider }) => provider)]
  if (providers.every((provider) => provider === null)) return null
  const { details, ...fields } = calculator
  const file: FinanceFile = { options: { ...others, calculator: fields }, details }
  return JSON.stringify(file)
}
