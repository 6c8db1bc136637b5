/** Starts the finance calculator in its element (docs/decisions/car-page-islands.md). */
import { createRoot } from 'react-dom/client'
import { calculatorFields } from '#domain/finance/calculator-fields.ts'
import { readCalculatorQuery } from '#domain/finance/calculator-link.ts'
import type { CalculatorLender } from '#domain/finance/lender.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { analytics } from '#stores/analytics/browser-analytics.ts'
import type { FinanceFile } from '#view-models/finance-file.ts'
import { FINANCE_FILE_PATH } from '#view-models/finance-file.ts'
import { loadStyleSheet } from '../style-sheet.ts'
import { FinanceCalculator } from './FinanceCalculator.tsx'
import sheetUrl from './finance-calculator.css?url'
import type { Enquiry } from './NextSteps.tsx'

/** Rejects when the rules or the styles cannot be loaded. */
export async function start(host: HTMLElement): Promise<void> {
  const [{ options, details }] = await Promise.all([fetchFinanceFile(), loadStyleSheet(sheetUrl)])
  const { dealership = null, lender: lenderText = 'null' } = host.dataset
  const rules = financeRules(options, dealership)
  // Written by the page of the same release.
  const lender = JSON.parse(lenderText) as CalculatorLender | null
  const link = host.querySelector('a')
  const enquiry = link === null ? null : enquiryOf(link)
  const chosen = readCalculatorQuery(location.search)
  const root = createRoot(host)
  const render = (): void => {
    const price = host.dataset['price']
    const fields = calculatorFields(rules, price === undefined ? null : Number(price), lender?.interestPercent ?? null)
    root.render(
      <FinanceCalculator
        key={price}
        fields={fields}
        rules={rules}
        lender={lender}
        chosen={chosen}
        enquiry={enquiry}
        details={details}
        pageUrl={location.origin + location.pathname}
        onFirstChange={() => analytics.report({ kind: 'financeCalculatorChanged', isFirst: true })}
      />,
    )
  }
  render()
  // The platform may know a newer price than the page.
  new MutationObserver(render).observe(host, { attributes: true, attributeFilter: ['data-price'] })
}

function enquiryOf({ href, dataset }: HTMLAnchorElement): Enquiry {
  const { form = null, carries } = dataset
  return { href, form, takesValues: form !== null || carries !== undefined }
}

async function fetchFinanceFile(): Promise<FinanceFile> {
  const response = await fetch(FINANCE_FILE_PATH)
  if (!response.ok) throw new Error(`${FINANCE_FILE_PATH} is answered with status ${response.status}`)
  // A file of the same release as this code.
  return (await response.json()) as FinanceFile
}
