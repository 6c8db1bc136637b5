/** Until the page is hydrated its note says that nothing answers, without React. */
import type { Persistence } from '#search/client/persistence.ts'
import { healthWords, TRY_AGAIN } from './results/health-words.ts'

/** The note is that of HealthNote.tsx, which hydrates empty: `clear` makes it so again. */
export function createBuiltNote(host: HTMLElement, { onHealth, retryNow }: Persistence): { clear(): void } {
  const note = host.querySelector('.search__note')
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
    const text = document.createElement('p')
    text.append(healthWords(kind, 'This page stays as it is'), ...(kind === 'retrying' ? [button] : []))
    note?.replaceChildren(text)
  })
  return {
    clear() {
      end()
      note?.replaceChildren()
    },
  }
}
