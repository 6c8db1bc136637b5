// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculatorFields } from '#domain/finance/calculator-fields.ts'
import { readCalculatorQuery } from '#domain/finance/calculator-link.ts'
import type { CalculatorLender } from '#domain/finance/lender.ts'
import { FinanceCalculator } from '#islands/finance/FinanceCalculator.tsx'
import type { FinanceInput } from '../../builders/make-finance.ts'
import { makeLender, makeRules } from '../../builders/make-finance.ts'

afterEach(cleanup)

interface Shown {
  finance?: FinanceInput
  lender?: CalculatorLender | null
  search?: string
  form?: string | null
}

function show({ finance = {}, lender = null, search = '', form = 'finance' }: Shown = {}) {
  const rules = makeRules({ provider: 'one', rates: { interestPercent: 6.29, comparisonPercent: 8.19 }, ...finance })
  const onFirstChange = vi.fn()
  render(
    <FinanceCalculator
      fields={calculatorFields(rules, 20_000, lender?.interestPercent ?? null)}
      rules={rules}
      lender={lender}
      chosen={readCalculatorQuery(search)}
      enquiry={{ href: 'https://dealer.example/finance?car_id=7#finance-form', form, takesValues: form !== null }}
      details={{ moreLabel: 'Show More', lessLabel: 'Show Less' }}
      pageUrl="https://dealer.example/cars/one"
      onFirstChange={onFirstChange}
    />,
  )
  return { onFirstChange, user: userEvent.setup() }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?!.*slider)`))
const slider = (label: string) => screen.getByLabelText<HTMLInputElement>(`${label}, slider`)
const figures = () => [...document.querySelectorAll('.calculator__figures dd')].map(({ textContent }) => textContent)

async function enter(user: ReturnType<typeof userEvent.setup>, label: string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.type(field(label), text)
}

describe('the calculator', () => {
  it('shows the repayment with both rates and the warning', () => {
    show()
    expect(figures()).toEqual(['$77', '6.29%', '8.19%'])
    expect(screen.getByText(/WARNING: This comparison rate is true only/)).toBeTruthy()
    expect(screen.getByText(/Loan estimate in equal repayments/)).toBeTruthy()
  })

  it('is recomputed at every keystroke, by keyboard and by slider', async () => {
    const { user } = show()
    await user.clear(field('Loan amount'))
    await user.type(field('Loan amount'), '3')
    await user.type(field('Loan amount'), '0000')
    expect(figures()[0]).toBe('$115')
    fireEvent.change(slider('Loan amount'), { target: { value: '40000' } })
    expect(field('Loan amount').value).toBe('40,000')
    expect(figures()[0]).toBe('$154')
    await user.click(screen.getByLabelText('Monthly'))
    expect(figures()[0]).toBe('$668')
    expect(screen.getByText('per month')).toBeTruthy()
  })

  it('S1 §5: takes what is out of bounds to the bound when the field is left', async () => {
    const { user } = show()
    await enter(user, 'Loan amount', '900000')
    await enter(user, 'Term', '40')
    await enter(user, 'Interest rate per year', '99')
    await user.tab()
    expect(field('Loan amount').value).toBe('100,000')
    expect(field('Term').value).toBe('7')
    expect(field('Interest rate per year').value).toBe('15')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('S1 §5: the purchase-price variant says its bounds, and a negative entry becomes 0', async () => {
    const { user } = show({ finance: { calculator: { variant: 'purchase-price' } } })
    expect(field('Term').value).toBe('5')
    await enter(user, 'Purchase price', '-')
    fireEvent.change(field('Purchase price'), { target: { value: '-5' } })
    expect(field('Purchase price').value).toBe('0')
    expect(screen.getByRole('alert').textContent).toBe('Cannot be less than 1,000 or more than 250,000')
    await user.tab()
    expect(field('Purchase price').value).toBe('1,000')
  })

  it('S1 §5: shows "Enquire for Finance" and no total for 25 or less', async () => {
    const { user } = show()
    await enter(user, 'Deposit or trade-in', '19000')
    expect(screen.getAllByText('Enquire for Finance')[0]?.className).toBe('calculator__enquire')
    await user.click(screen.getByRole('button', { name: 'Show More' }))
    const total = screen.getByText('Total payable').nextElementSibling
    expect(total?.textContent).toBe('')
  })

  it('leaves out hidden fields, and offers terms as choices', async () => {
    const { user } = show({
      finance: {
        calculator: {
          term: { choicesYears: [3, 5] },
          interest: { hidden: true },
          deposit: { hidden: true },
          residual: { hidden: true },
        },
      },
    })
    expect(screen.getAllByRole('slider')).toHaveLength(1)
    expect(screen.getByLabelText<HTMLInputElement>('5').checked).toBe(true)
    await user.click(screen.getByLabelText('3'))
    expect(figures()[0]).toBe('$141')
  })

  it('S1 §4: reports the first change of any field, once', async () => {
    const { user, onFirstChange } = show({ search: '?amount=15000' })
    await user.click(field('Loan amount'))
    expect(onFirstChange).not.toHaveBeenCalled()
    await user.click(screen.getByLabelText('Fortnightly'))
    await enter(user, 'Deposit or trade-in', '500')
    expect(onFirstChange).toHaveBeenCalledTimes(1)
  })

  it('says the answer to those who listen once it has settled', async () => {
    const { user } = show()
    expect(screen.getByRole('status').textContent).toBe('')
    await enter(user, 'Loan amount', '30000')
    expect(screen.getByRole('status').textContent).toBe('')
    await waitFor(
      () =>
        expect(screen.getByRole('status').textContent).toBe('$115 per week, 6.29% p.a., comparison rate 8.19% p.a.'),
      { timeout: 3_000 },
    )
  })

  it('has the chart in words', async () => {
    const { user } = show()
    await enter(user, 'Term', '2')
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Now: \$20,000, After 1 year: \$10,\d{3}, After 2 years: \$0$/,
    )
    await enter(user, 'Deposit or trade-in', '20000')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('There is nothing to borrow.')).toBeTruthy()
  })
})

describe('what a shopper does with the answer', () => {
  it('restores what a link says, within the bounds', () => {
    show({ search: '?amount=900000&deposit=2000&years=4&rate=7&every=mo' })
    expect([field('Loan amount').value, field('Deposit or trade-in').value]).toEqual(['100,000', '2,000'])
    expect([field('Term').value, field('Interest rate per year').value]).toEqual(['4', '7'])
    expect(screen.getByLabelText<HTMLInputElement>('Monthly').checked).toBe(true)
  })

  it('copies a link to it', async () => {
    const { user } = show({ search: '?deposit=2000' })
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(
      'https://dealer.example/cars/one?amount=20000&deposit=2000&years=6&rate=6.29&every=wk#repayments',
    )
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull(), { timeout: 3_000 })
  })

  it('carries it into the finance form', () => {
    show({ search: '?deposit=2000' })
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Use this in my enquiry' })
    expect(link.dataset['form']).toBe('finance')
    expect(link.href).toBe(
      'https://dealer.example/finance?car_id=7&amount=20000&deposit=2000&years=6&rate=6.29&every=wk&repayment=69#finance-form',
    )
  })

  it('leads to a finance page without a form', () => {
    show({ form: null })
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask about finance' }).href).not.toContain('amount')
  })
})

describe('the details', () => {
  it('S1 §9: list the totals, the fees, the disclaimer and the lender’s words, cut at 197 characters', async () => {
    const words = `${'All applicants are assessed. '.repeat(10)}End.`
    const { user } = show({
      lender: makeLender({ disclaimer: words }),
      search: '?residual=5000&deposit=1000',
      finance: {
        dealerFees: { listed: true },
        disclaimer: { broker: { name: 'Broker', phone: '1800 975 716', licence: 'Licence 1' } },
      },
    })
    const toggle = screen.getByRole('button', { name: 'Show More' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle)
    expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true')
    const fees = screen.getByText('Dealer fees').parentElement
    expect(
      fees === null
        ? []
        : within(fees)
            .getAllByRole('definition')
            .map(({ textContent }) => textContent),
    ).toEqual(['$395', '$6', '$8', '$912.25'])
    expect(screen.getByText('Amount borrowed').nextElementSibling?.textContent).toBe('$19,395')
    expect(screen.getAllByText('Residual, paid at the end').map((row) => row.nextElementSibling?.textContent)).toEqual([
      '$5,000',
      '$5,000',
    ])
    expect(screen.getByText(/Finance is arranged by Broker/)).toBeTruthy()
    expect(screen.queryByText(/End\./)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'more...' }))
    expect(screen.getByText(/End\./)).toBeTruthy()
  })
})
