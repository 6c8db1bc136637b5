/** What a shopper has just chosen, shown before the search has answered. */
import { useContext, useState } from 'react'
import { AnswerContext } from './answer-context.ts'

interface Chosen<Value> {
  readonly before: Value
  readonly value: Value
  readonly answer: unknown
}

/**
 * The value to show, and telling what was chosen: it is shown until the value itself changes, or until the search has
 * come to rest with another answer, which then knows nothing of it: somebody has gone back meanwhile.
 */
export function useShownAtOnce<Value>(value: Value): [shown: Value, choose: (chosen: Value) => void] {
  const { answer, isSearching } = useContext(AnswerContext).current
  const [chosen, setChosen] = useState<Chosen<Value> | null>(null)
  const isNewest = chosen !== null && Object.is(chosen.before, value) && (isSearching || chosen.answer === answer)
  if (chosen !== null && !isNewest) setChosen(null)
  return [isNewest ? chosen.value : value, (next) => setChosen({ before: value, value: next, answer })]
}
