/** The field that searches within a long list. */

interface Props {
  readonly label: string
  readonly words: string
  readonly onChange: (words: string) => void
}

export function ValueFinder({ label, words, onChange }: Props) {
  return (
    <input
      className="filter-finder"
      type="search"
      aria-label={`Find in ${label}`}
      placeholder={`Find in ${label}`}
      autoComplete="off"
      spellCheck={false}
      value={words}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        // Escape empties the field; only an empty one lets it close the sheet of filters.
        if (event.key === 'Escape' && words !== '') {
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }
      }}
    />
  )
}
