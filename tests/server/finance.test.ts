import { expect, it } from 'vitest'
import { financeQuote } from '#contract/finance-quote.ts'
import { problemKind } from '#contract/problem.ts'
import { financeEstimate } from '#domain/finance/estimate.ts'
import { quoteRequest } from '#domain/finance/quote.ts'
import { financeRules } from '#domain/finance/rules.ts'
import type { FinanceInput } from '../builders/make-finance.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const rates = { interestPercent: 6.29, comparisonPercent: 8.19 }
const car = { priceAud: 30_000, year: 2022, vin: 'VIN', nvic: null }

const request = (priceAud: number) => {
  const made = quoteRequest({ ...car, priceAud }, null, true)
  if (made === null) throw new Error('A quote is requested above 0.')
  return made
}
const platformOf = (slug: string, finance: FinanceInput) =>
  testPlatform(database.current(), makeSite({ slug, url: `https://www.${slug}.example`, finance }))

it('S2 §7: a quote follows from the site’s own rates, and is the estimate that they give', async () => {
  const site = makeSite({
    slug: 'quoting',
    url: 'https://www.quoting.example',
    finance: { requestQuotes: true, rates },
  })
  const quoting = await testPlatform(database.current(), site)
  const outcome = await quoting.call(financeQuote, request(30_000))
  const estimated = { make: 'Toyota', year: 2022, priceAud: 30_000 }
  const rules = financeRules(site.finance, null)
  const estimate = financeEstimate(estimated, rules, { quote: null, lender: null }, 2026)
  if (outcome.kind !== 'answered' || estimate.kind !== 'estimate') throw new Error('There is no quote.')
  expect(outcome.answer).toEqual({
    weeklyRepaymentAmount: expect.any(Number),
    advertisedRate: 6.29,
    comparisonRate: 8.19,
  })
  expect(Math.round(outcome.answer.weeklyRepaymentAmount ?? 0)).toBe(estimate.weekly.amountAud)
})

it('is empty on a site without rates', async () => {
  const without = await platformOf('ratesless', { requestQuotes: true })
  expect(await without.call(financeQuote, request(30_000))).toEqual({
    kind: 'answered',
    answer: { weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null },
  })
})

it('is not found on a site that requests none, and wants its exact payload', async () => {
  const off = await platformOf('quoteless', { rates })
  const outcome = await off.call(financeQuote, request(30_000))
  expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
  const wrong = await off.send('/api/youx/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...request(30_000), selfAssessedCreditScore: 'POOR', purchasePrice: 0 }),
  })
  expect(wrong.status).toBe(422)
})
