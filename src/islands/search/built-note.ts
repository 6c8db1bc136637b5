/** Until the page is hydrated it says itself that nothing answers. */
import type { Persistence } from '#search/client/persistence.ts'
import { healthWords, TRY_AGAIN } from './health-words.ts'

/** The note stands in the page only while something is wrong, and leaves it before the page is hydrated. */
export function createBuiltNote(host: HTMLElement, { onHealth, retryNow }: Persistence): { remove(): void } {
  const note = document.createElement('div')
  note.className = 'search__note'
  note.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = TRY_AGAIN
  button.onclick = retryNow
  let shown = ''
  const end = onHealth(({ kind }) => {
    if (kind === 'healthy') return
    delete host.dataset['pending']
    // A button that is made anew would lose the focus.
    if (kind === shown) return
    shown = kind
    if (!note.isConnected) host.querySelector('.search__results')?.before(note)
    const text = document.createElement('p')
    text.append(healthWords(kind, 'This page stays as it is'), ...(kind === 'retrying' ? [button] : []))
    note.replaceChildren(text)
  })
  return {
    remove() {
      end()
      note.remove()
    },
  }
}
