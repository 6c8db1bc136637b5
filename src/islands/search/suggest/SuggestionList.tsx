/** The list that opens below the search box: groups of suggestions, one of which may be active. */
import type { RowProps } from './SuggestionRow.tsx'
import { SuggestionRow } from './SuggestionRow.tsx'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import { optionId } from './suggestion.ts'

export interface ListProps extends Omit<RowProps, 'suggestion'> {
  readonly id: string
  readonly label: string
  readonly groups: readonly SuggestionGroup[]
  readonly active: number | null
  readonly onActive: (index: number) => void
  readonly onChoose: (suggestion: Suggestion) => void
}

export function SuggestionList({ id, label, groups, active, onActive, onChoose, ...row }: ListProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.suggestions.length, 0))
  return (
    <div className="suggest__list" id={id} role="listbox" aria-label={label}>
      {groups.map(({ title, suggestions }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list box
        <div key={title} role="group" aria-labelledby={`${id}-title-${at}`} className="suggest__group">
          <div className="suggest__title" id={`${id}-title-${at}`}>
            {title}
          </div>
          {suggestions.map((suggestion, place) => {
            const index = (firsts[at] ?? 0) + place
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, which has the focus
              <div
                key={suggestion.key}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-label={suggestion.kind === 'understood' ? suggestion.chips.join(', ') : undefined}
                className={`suggest__option suggest__option--${suggestion.kind}`}
                onPointerMove={() => index !== active && onActive(index)}
                // Keeps the focus in the box.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                <SuggestionRow suggestion={suggestion} {...row} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
