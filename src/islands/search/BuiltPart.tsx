/** A part of the page as it was built, in a new place. */
import { useCallback } from 'react'

export function BuiltPart({ element }: { readonly element: HTMLElement | null }) {
  const adopt = useCallback(
    (place: HTMLDivElement | null) => {
      if (element !== null) place?.append(element)
    },
    [element],
  )
  return <div ref={adopt} />
}
