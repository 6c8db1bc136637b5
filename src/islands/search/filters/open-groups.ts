/** Which filters are open: kept for the visit, so that they stay as they were on the way back from a car. */
import { useState } from 'react'

const STORAGE_KEY = 'forecourt:filter-groups'
/** Filters that are open at first, from the top (ours). */
export const OPEN_AT_FIRST = 4

type Chosen = Readonly<Record<string, boolean>>

export interface OpenGroups {
  readonly isOpen: (attribute: string, position: number) => boolean
  readonly setOpen: (attribute: string, open: boolean) => void
}

/** What a shopper has opened and closed; the first few filters are open until then. */
export function useOpenGroups(): OpenGroups {
  const [chosen, setChosen] = useState<Chosen>(readChosen)
  return {
    isOpen: (attribute, position) => chosen[attribute] ?? position < OPEN_AT_FIRST,
    setOpen(attribute, open) {
      setChosen((before) => {
        const after = { ...before, [attribute]: open }
        writeChosen(after)
        return after
      })
    },
  }
}

/** What is stored, as far as it is what was written. */
export function parseChosen(text: string | null): Chosen {
  if (text === null) return {}
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, open]) => typeof open === 'boolean'))
  } catch {
    return {}
  }
}

/** A browser may forbid storage: then the choice lasts as long as the page. */
function readChosen(): Chosen {
  try {
    return parseChosen(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return {}
  }
}

function writeChosen(chosen: Chosen): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(chosen))
  } catch {
    // Full or forbidden: nothing that a shopper must know of.
  }
}
