/** A thumb's value as a number to type: it counts when the field is left, or on Enter. */
import { useState } from 'react'
import type { RangeWords } from './range-words.ts'
import { readNumber } from './range-words.ts'

interface Props {
  /** For those who hear it; `caption` stands in the field. */
  readonly label: string
  readonly caption: string
  readonly value: number
  readonly words: RangeWords
  /** Null for an emptied field. */
  readonly onEnter: (value: number | null) => void
}

export function NumberField({ label, caption, value, words, onEnter }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const enter = (): void => {
    if (typed === null) return
    setTyped(null)
    const number = readNumber(typed)
    if (number !== null || typed.trim() === '') onEnter(number && number * words.scale)
  }
  return (
    <label className="range__field">
      <span className="range__caption">{caption}</span>
      <span className="entry">
        {words.before !== '' && <span aria-hidden="true">{words.before}</span>}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          value={typed ?? words.writeField(value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={enter}
          onKeyDown={(event) => {
            if (event.key === 'Enter') enter()
          }}
        />
        {words.after !== '' && <span aria-hidden="true">{words.after}</span>}
      </span>
    </label>
  )
}
