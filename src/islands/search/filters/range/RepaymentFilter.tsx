/** Cars by what they cost a week, a fortnight or a month: a repayment stands for the price that it reaches (ours). */
import { useId, useState } from 'react'
import { discloseRepayment } from '#domain/finance/disclosure.ts'
import type { Frequency } from '#domain/finance/loan/frequency.ts'
import { FREQUENCIES, FREQUENCY_FACTS } from '#domain/finance/loan/frequency.ts'
import { priceOfRepaymentAud, repaymentOfPriceAud, repaymentScale } from '#domain/finance/repayment-filter.ts'
import { formatAud } from '#domain/formats/money.ts'
import type { RepaymentSettings } from '#search/settings.ts'
import { FilterGroup } from '../FilterGroup.tsx'
import type { GroupState } from '../filter-props.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { RepaymentFigure, RepaymentWarning } from './RepaymentDisclosure.tsx'
import { rangeWords } from './range-words.ts'
import type { RangeFacet } from './use-range-filter.ts'
import { useRangeFilter } from './use-range-filter.ts'
import type { Thumb } from './use-slider.ts'
import { useSlider } from './use-slider.ts'

export const REPAYMENT_TITLE = 'Repayment'
const THUMBS: readonly Thumb[] = ['max']
const START: Readonly<Record<RepaymentSettings['period'], Frequency>> = { week: 'weekly', month: 'monthly' }

/** The prices that repayments stand for. */
const PRICES: RangeFacet = { attribute: 'price', unit: 'aud' }

export function RepaymentFilter({ terms, group }: { readonly terms: RepaymentSettings; readonly group: GroupState }) {
  const [frequency, setFrequency] = useState<Frequency>(START[terms.period])
  const name = useId()
  const { slider: prices, chosen, known, choose } = useRangeFilter(PRICES)
  const scale = repaymentScale(prices, frequency, terms)
  const maxPriceAud = chosen?.max ?? null
  const reached = maxPriceAud === null ? scale.max : repaymentOfPriceAud(maxPriceAud, frequency, terms)
  const max = Math.min(Math.max(reached, scale.min), scale.max)
  const moving = useSlider(scale, { min: scale.min, max }, (values) => {
    const min = chosen?.min ?? null
    const most = values.max >= scale.max ? null : priceOfRepaymentAud(values.max, frequency, terms)
    choose(min === null && most === null ? null : { min, max: most })
  })
  const shown = moving.values.max
  const repayment = discloseRepayment(
    { amountAud: shown, frequency, termYears: terms.termYears },
    terms.rates,
    terms.example,
  )
  if (!known || repayment === null) return null
  const priceAud = shown >= scale.max ? null : priceOfRepaymentAud(shown, frequency, terms)
  return (
    <FilterGroup {...group} title={REPAYMENT_TITLE} chosen={null}>
      <fieldset className="filter-segments">
        <legend className="hidden">How often</legend>
        {FREQUENCIES.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === frequency} onChange={() => setFrequency(each)} />
            <span>{FREQUENCY_FACTS[each].label}</span>
          </label>
        ))}
      </fieldset>
      <RepaymentFigure repayment={repayment} />
      <RangeSlider
        label={`${FREQUENCY_FACTS[frequency].label.toLowerCase()} repayment`}
        slider={scale}
        moving={moving}
        thumbs={THUMBS}
        words={rangeWords(PRICES.unit)}
      />
      <p className="filter-note">
        {priceAud === null ? 'Any price' : `Up to ${formatAud(priceAud)}`}, over {terms.termYears} years with a{' '}
        {terms.depositPercent}% deposit.
      </p>
      <RepaymentWarning repayment={repayment} />
    </FilterGroup>
  )
}
