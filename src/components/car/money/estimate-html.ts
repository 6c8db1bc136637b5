/** The words of the estimate box, made by the build and again in the browser when a quote has arrived. */
import { escapeText } from '#components/parts/escape-html.ts'
import { COMPARISON_RATE_WARNING, ratesText, repaymentText } from '#domain/finance/disclosure.ts'
import type { FinanceEstimate } from '#domain/finance/estimate.ts'
import { formatAud } from '#domain/formats/money.ts'

/** Empty for an estimate that is hidden. The rates are as prominent as the repayment (AU §1). */
export function estimateHtml(estimate: FinanceEstimate, period: 'week' | 'month'): string {
  switch (estimate.kind) {
    case 'hidden':
      return ''
    case 'enquire':
      return `<p class="estimate__amount">${escapeText(estimate.text)}</p>`
    case 'pending': {
      const { amountText, depositPercent, termYears } = estimate
      const loan = `Over ${termYears} years, after a deposit of ${depositPercent}%. Total payable ${amountText}.`
      return bodyHtml(
        [`${amountText} per ${period}`, '--% p.a., comparison rate --% p.a.'],
        `${amountText} per ${period === 'week' ? 'month' : 'week'}. ${loan}`,
        COMPARISON_RATE_WARNING,
      )
    }
    case 'estimate': {
      const { weekly, monthly, depositPercent, depositAud, termYears, totalPayableAud } = estimate
      const [first, second] = period === 'week' ? [weekly, monthly] : [monthly, weekly]
      const deposit = `a deposit of ${depositPercent}% (${formatAud(Math.round(depositAud))})`
      return bodyHtml(
        [repaymentText(first), ratesText(first)],
        `${repaymentText(second)}. Over ${termYears} years, after ${deposit}. Total payable ${formatAud(Math.round(totalPayableAud))}.`,
        `${first.example} ${first.warning}`,
      )
    }
  }
}

function bodyHtml([repayment, rates]: readonly [string, string], loan: string, small: string): string {
  return [
    `<p class="estimate__amount"><span class="estimate__title">Finance estimate</span> <span>${escapeText(repayment)}</span> <span>${escapeText(rates)}</span></p>`,
    `<p class="estimate__loan">Or ${escapeText(loan)} A guide, and no offer of finance.</p>`,
    `<p class="estimate__small">${escapeText(small)}</p>`,
  ].join('')
}
