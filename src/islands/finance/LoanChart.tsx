/** How the loan is paid down: what is still owed after each year, as a drawing and in words. */

import { balancesByYear } from '#domain/finance/loan/amortisation.ts'
import type { Loan } from '#domain/finance/loan/repayment.ts'
import { formatAud } from '#domain/formats/money.ts'

/** Of the drawing's own grid; the style sheet gives it its width. */
const WIDTH = 400
const HEIGHT = 230
const FLOOR = 202
const CEILING = 30
const LEFT = 14
const RIGHT = 386

interface Props {
  readonly loan: Loan
}

export function LoanChart({ loan }: Props) {
  const balances = balancesByYear(loan)
  const owed = balances[0]?.balanceAud ?? 0
  const end = balances.at(-1)
  if (owed === 0 || end === undefined) return <p className="calculator__no-chart">There is nothing to borrow.</p>
  const points = balances.map(({ year, balanceAud }) => ({
    year,
    balanceAud,
    x: LEFT + (year / end.year) * (RIGHT - LEFT),
    y: FLOOR - (balanceAud / owed) * (FLOOR - CEILING),
  }))
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const words = balances.map(({ year, balanceAud }) => `${yearWords(year)}: ${formatAud(Math.round(balanceAud))}`)
  return (
    <svg className="calculator__chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.join(', ')}>
      <path
        className="calculator__grid"
        d={`M0 ${CEILING}H${WIDTH}M0 ${(CEILING + FLOOR) / 2}H${WIDTH}M0 ${FLOOR}H${WIDTH}`}
      />
      <polygon className="calculator__area" points={`${LEFT},${FLOOR} ${line} ${RIGHT},${FLOOR}`} />
      <polyline className="calculator__line" points={line} />
      {end.balanceAud > 0 && (
        <path className="calculator__residual" d={`M${LEFT} ${points.at(-1)?.y ?? FLOOR}H${RIGHT}`} />
      )}
      {points.map(({ year, x, y }) => (
        <g key={year}>
          <circle cx={x} cy={y} r="4.5" />
          {hasLabel(year, end.year) && (
            <text x={x} y={FLOOR + 20} textAnchor={year === 0 ? 'start' : 'middle'}>
              {year === 0 ? 'Now' : year}
            </text>
          )}
        </g>
      ))}
      <text className="calculator__owed" x={LEFT} y={CEILING - 12}>
        {formatAud(Math.round(owed))}
      </text>
    </svg>
  )
}

/** Labels of a long term would touch, and so would the last two of a term that ends within a year. */
function hasLabel(year: number, endYear: number): boolean {
  const every = Math.ceil(endYear / 8)
  return year === endYear || (year % every === 0 && endYear - year > every / 2)
}

function yearWords(year: number): string {
  if (year === 0) return 'Now'
  return year === 1 ? 'After 1 year' : `After ${year} years`
}
