/** The grid of cards (S1 §2): 3 or 4 in a row on large screens. */
import { memo } from 'react'

export interface GridItem {
  /** Which item it is, whatever it looks like. */
  readonly key: string
  /** What stands inside its list item. Escaped. */
  readonly html: string
}

interface Props {
  readonly items: readonly GridItem[]
  readonly columns: number
  readonly className?: string
}

/** A card whose car is still there stays the same element, with its photograph loaded and its heart in place. */
export const ResultsGrid = memo(function ResultsGrid({ items, columns, className = '' }: Props) {
  return (
    <ul className={`grid grid--${columns} ${className}`.trim()}>
      {items.map(({ key, html }) => (
        <GridCard key={key} html={html} />
      ))}
    </ul>
  )
})

const GridCard = memo(function GridCard({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one string of the card
  return <li dangerouslySetInnerHTML={{ __html: html }} /> // safe: made by the functions that the page hands in, which escape every value
})
