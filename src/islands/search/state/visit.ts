/** What has to be known of how the shopper came to the present state. */
import { createContext, useContext } from 'react'

export interface Visit {
  /** True between a step back or forward in the history and its results. */
  isPopstate: boolean
  /** True until the next change is written: it stands in the place of what was asked and is no step of its own. */
  replaces?: boolean
  /** The open sheet of filters: where the page was when it opened, and how to close it. */
  sheet?: { readonly href: string; readonly close: () => void } | null
  /** True while an entry of the history that says nothing is being left. */
  isLeaving?: boolean
}

export const VisitContext = createContext<Visit>({ isPopstate: false })

export function useVisit(): Visit {
  return useContext(VisitContext)
}
