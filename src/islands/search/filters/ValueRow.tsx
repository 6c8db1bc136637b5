/** One value that can be chosen, with how many cars it would leave. */
import { groupThousands } from '#domain/formats/money.ts'
import { useShownAtOnce } from '../state/use-shown-at-once.ts'
import { ValueMark } from './ValueMark.tsx'

interface Props {
  readonly kind: 'checkbox' | 'radio' | 'switch'
  /** Of radio buttons, which of them belong together. */
  readonly name?: string
  readonly attribute: string
  readonly value: string
  readonly label: string
  readonly count: number | null
  readonly chosen: boolean
  readonly onChange: () => void
}

export function ValueRow({ kind, name, attribute, value, label, count, chosen, onChange }: Props) {
  const [shown, show] = useShownAtOnce(chosen)
  // Of radio buttons, who shows them all knows which was chosen.
  const isChecked = kind === 'radio' ? chosen : shown
  return (
    <label className="filter-value" data-empty={count === 0 || undefined}>
      <input
        className={kind === 'switch' ? 'switch' : 'filter-value__box'}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        name={name}
        checked={isChecked}
        onChange={() => {
          show(!isChecked)
          onChange()
        }}
      />
      <ValueMark attribute={attribute} value={value} />
      <span className="filter-value__name">{label}</span>
      {count !== null && <span className="filter-value__count">{groupThousands(count)}</span>}
    </label>
  )
}
