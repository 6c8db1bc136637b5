/** Announces to screen readers how many cars are found, once the number changes. */
import { useEffect, useRef, useState } from 'react'
import { countOf } from '#domain/formats/words.ts'
import { useSearchSettings } from '../state/settings-context.ts'

/** `count` is null before the first answer, which is what the page already says. */
export function CountStatus({ count }: { readonly count: number | null }) {
  const { itemName } = useSearchSettings()
  const [announced, setAnnounced] = useState('')
  const first = useRef(true)
  useEffect(() => {
    if (count === null) return
    if (!first.current) setAnnounced(`${countOf(count, itemName)} found`)
    first.current = false
  }, [count, itemName])
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  )
}
