/** What a shopper has just chosen, shown before the search has answered. */
import { useContext, useState } from 'react'
import type { NewestAnswer } from './answer-context.ts'
import { AnswerContext } from './answer-context.ts'

interface Chosen<Value> {
  readonly before: Value
  readonly value: Value
  readonly answer: unknown
  readonly atMs: number
}

/** What is pressed is painted before it is searched: until then an answer that comes is one to an older question. */
const STARTS_WITHIN_MS = 250

/**
 * The value to show, and a way to say what was chosen: it is shown until the value itself changes, or until the search has
 * come to rest with another answer, which then knows nothing of it: somebody has gone back meanwhile.
 */
export function useShownAtOnce<Value>(value: Value): [shown: Value, choose: (chosen: Value) => void] {
  const newest = useContext(AnswerContext)
  const [chosen, setChosen] = useState<Chosen<Value> | null>(null)
  const isNewest = chosen !== null && Object.is(chosen.before, value) && !isOvertaken(chosen, newest.current)
  if (chosen !== null && !isNewest) setChosen(null)
  const choose = (next: Value): void => {
    setChosen({ before: value, value: next, answer: newest.current.answer, atMs: performance.now() })
    // The last answer may have come within that time, and nothing is rendered after it.
    setTimeout(() => setChosen((now) => now && { ...now }), STARTS_WITHIN_MS + 1)
  }
  return [isNewest ? chosen.value : value, choose]
}

function isOvertaken({ answer, atMs }: Chosen<unknown>, newest: NewestAnswer): boolean {
  return !newest.isSearching && newest.answer !== answer && performance.now() - atMs > STARTS_WITHIN_MS
}
