/** A filter between two numbers. */

import { rangeOf, thumbsFor } from '#domain/search/facets/range-slider.ts'
import { rangeLabel } from '#domain/search/facets/refinement-chips.ts'
import { FilterGroup } from '../FilterGroup.tsx'
import type { FilterProps } from '../filter-props.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { rangeWords } from './range-words.ts'
import { useRangeFilter } from './use-range-filter.ts'
import type { Thumb } from './use-slider.ts'
import { useSlider } from './use-slider.ts'

const THUMBS: readonly Thumb[] = ['min', 'max']

export function RangeFilter({ facet, group }: FilterProps) {
  const { label, unit } = facet
  const { slider, chosen, known, choose } = useRangeFilter(facet)
  const moving = useSlider(slider, thumbsFor(slider, chosen), (values) => choose(rangeOf(slider, values)))
  if (!known && chosen === null) return null
  const words = rangeWords(unit)
  return (
    <FilterGroup {...group} title={label} chosen={chosen === null ? null : rangeLabel(unit, '', chosen)}>
      {slider.min === slider.max ? (
        <p className="filter-note">All are {words.write(slider.min)}.</p>
      ) : (
        <RangeSlider label={label} slider={slider} moving={moving} thumbs={THUMBS} words={words} />
      )}
    </FilterGroup>
  )
}
