/** The newest answer of the search, and whether another one is awaited: for those who look when they are rendered anyway. */
import type { RefObject } from 'react'
import { createContext } from 'react'

export interface NewestAnswer {
  readonly answer: unknown
  readonly isSearching: boolean
}

export const AnswerContext = createContext<RefObject<NewestAnswer>>({ current: { answer: null, isSearching: false } })
