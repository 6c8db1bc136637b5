/** What a shopper has just chosen, shown before the search has answered. */
import { useState } from 'react'

/** The value to show, and telling what was chosen: it is shown until the value itself changes. */
export function useShownAtOnce<Value>(value: Value): [shown: Value, choose: (chosen: Value) => void] {
  const [chosen, setChosen] = useState<{ readonly before: Value; readonly value: Value } | null>(null)
  const isNewest = chosen !== null && Object.is(chosen.before, value)
  if (chosen !== null && !isNewest) setChosen(null)
  return [isNewest ? chosen.value : value, (next) => setChosen({ before: value, value: next })]
}
