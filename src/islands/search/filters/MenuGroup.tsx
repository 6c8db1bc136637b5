/** A filter by one value, or by none. */
import { useId } from 'react'
import { useMenu } from 'react-instantsearch'
import { discloseRepayment } from '#domain/finance/disclosure.ts'
import { facetItems } from '#domain/search/facets/facet-values.ts'
import { withoutList } from '#domain/search/search-state.ts'
import { afterNextPaint } from '../after-next-paint.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { useShownAtOnce } from '../state/use-shown-at-once.ts'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filter-props.ts'
import { RepaymentRates, RepaymentWarning } from './range/RepaymentDisclosure.tsx'
import type { FacetValue } from './use-facet-values.ts'
import { chosenText, MAX_VALUES, useIsShown } from './use-facet-values.ts'
import { ValueRow } from './ValueRow.tsx'

export function MenuGroup({ facet, group }: FilterProps) {
  const name = useId()
  const { usedLabel, certifiedOnly, repayments } = useSearchSettings()
  const { attribute, label } = facet
  const { change } = useSearchState()
  const { items, refine } = useMenu({ attribute, limit: MAX_VALUES, sortBy: ['name:asc'] })
  const chosenItem = items.find(({ isRefined }) => isRefined)
  const [shown, show] = useShownAtOnce(chosenItem?.label ?? null)
  const counts = Object.fromEntries(items.map((item) => [item.label, item.count]))
  const values: FacetValue[] = facetItems(facet, counts, { usedLabel, certifiedOnly })
    .map((item) => ({ ...item, chosen: item.value === chosenItem?.label }))
    .filter(({ count, chosen }) => count > 0 || chosen)
  if (!useIsShown(values.length)) return null
  const row = { kind: 'radio', name, attribute } as const
  const letGo = (): void => {
    show(null)
    change((current) => withoutList(current, attribute))
  }
  const repayment =
    attribute === 'weekly_price_range' && repayments !== null
      ? discloseRepayment(
          { amountAud: 0, frequency: 'weekly', termYears: repayments.termYears },
          repayments.rates,
          repayments.example,
        )
      : null
  return (
    <FilterGroup {...group} title={label} chosen={chosenText(values)}>
      {repayment !== null && <RepaymentRates repayment={repayment} />}
      <ul className="filter-values">
        <li>
          <ValueRow {...row} value="" label="Any" count={null} chosen={shown === null} onChange={letGo} />
        </li>
        {values.map((value) => (
          <li key={value.value}>
            <ValueRow
              {...row}
              {...value}
              chosen={value.value === shown}
              onChange={() => {
                show(value.value)
                const { value: found = value.value } = items.find((item) => item.label === value.value) ?? {}
                afterNextPaint(() => refine(found))
              }}
            />
          </li>
        ))}
      </ul>
      {repayment !== null && <RepaymentWarning repayment={repayment} />}
    </FilterGroup>
  )
}
