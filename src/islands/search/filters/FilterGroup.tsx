/** One filter under its heading, open or closed; closed, it says what is chosen. */
import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly title: string
  /** What is chosen, in a few words; null for nothing. */
  readonly chosen: string | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

export function FilterGroup({ id, title, chosen, open, onOpenChange, children }: Props) {
  return (
    <details className="filter-group" open={open} onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}>
      <summary className="filter-group__summary">
        <h3 className="filter-group__title" id={id}>
          {title}
        </h3>
        {chosen !== null && <span className="filter-group__chosen">{chosen}</span>}
        <span className="filter-group__mark" aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its legend inside, and the heading stands in the summary */}
      <div className="filter-group__body" role="group" aria-labelledby={id}>
        {children}
      </div>
    </details>
  )
}
