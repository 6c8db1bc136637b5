// @vitest-environment happy-dom
/** The calculator in its element, with the files that it loads (S1 §4). */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { start } from '#islands/finance/FinanceCalculatorIsland.tsx'
import { analytics } from '#stores/analytics/browser-analytics.ts'
import { makeFinance } from '../../builders/make-finance.ts'

// No sheet is loaded here.
vi.mock('#islands/style-sheet.ts', () => ({ loadStyleSheet: async () => {} }))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('S1 §4: the first change of any field is event 26, once', async () => {
  const options = makeFinance({ provider: 'one', rates: { interestPercent: 6.29, comparisonPercent: 8.19 } })
  vi.stubGlobal('fetch', async () =>
    Response.json({ options, details: { moreLabel: 'Show More', lessLabel: 'Show Less' } }),
  )
  document.body.dataset['analytics'] = JSON.stringify({ url: null, demoCountsAs: 'new', view: null, google: null })
  document.body.innerHTML = '<finance-calculator data-price="30000"></finance-calculator>'
  const heard: number[] = []
  analytics.listen((id) => heard.push(id))
  await start(document.querySelector('finance-calculator') as HTMLElement)
  const amount = await screen.findByLabelText<HTMLInputElement>('Loan amount, slider')
  expect(amount.value).toBe('30000')
  expect(heard).toEqual([])
  fireEvent.change(amount, { target: { value: '40000' } })
  fireEvent.click(screen.getByLabelText('Monthly'))
  expect(heard).toEqual([26])
})
