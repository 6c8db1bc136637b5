/** Until the search is there, the built page says itself that nothing answers; and it is shown rather than nothing. */
import type { SearchClient } from '#search/client/search-client.ts'
import { healthWords, TRY_AGAIN } from './health-words.ts'

type Asked = Pick<SearchClient, 'onHealth' | 'retryNow'>

/** Gives a function that has the note tell of what is asked; its button asks for all of it again. */
export function createBuiltNote(host: HTMLElement): (asked: Asked) => void {
  const all: Asked[] = []
  const note = document.createElement('div')
  note.className = 'search__note'
  note.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = TRY_AGAIN
  button.onclick = () => {
    for (const { retryNow } of all) retryNow()
  }
  let told = ''
  return (asked) => {
    all.push(asked)
    asked.onHealth(({ kind }) => {
      // When it answers, the search takes the place of all this, and has a note of its own.
      if (kind === 'well' || host.dataset['ready'] !== undefined) return
      delete host.dataset['pending']
      // A button that is drawn anew would lose the focus.
      if (kind === told) return
      told = kind
      if (!note.isConnected) host.querySelector('.search__results')?.before(note)
      const text = document.createElement('p')
      text.append(healthWords(kind, 'This page stays as it is'), ...(kind === 'retrying' ? [button] : []))
      note.replaceChildren(text)
    })
  }
}
