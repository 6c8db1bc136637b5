/** What stands in the search box: what is typed, until other words are searched than those that were sent from it. */
import { useState } from 'react'

export interface BoxText {
  readonly text: string
  readonly setText: (text: string) => void
  /** Announces that these words are going to be searched; they take the box where it still holds `sent`. */
  readonly replace: (query: string, sent: string) => void
}

export function useBoxText(query: string): BoxText {
  const [text, setText] = useState(query)
  const [searched, setSearched] = useState(query)
  /** What the box has asked for and what is not rendered yet, the oldest first. */
  const [waiting, setWaiting] = useState<readonly string[]>([])
  if (searched !== query) {
    const at = waiting.indexOf(query)
    setSearched(query)
    setWaiting(at < 0 ? [] : waiting.slice(at + 1))
    // The address, a chip or the button of the browser may change the words, too.
    if (at < 0) setText(query)
  }
  return {
    text,
    setText,
    replace(next, sent) {
      setWaiting((others) => [...others, next])
      setText((current) => (current === sent ? next : current))
    },
  }
}
