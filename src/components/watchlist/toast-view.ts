/** Shows the toast of a page, and takes it away after a while or when it is closed. */
import { icon } from '#components/art/art.ts'
import { toasts } from '#stores/saved/browser-watchlist.ts'
import type { ShownToast } from '#stores/toasts.ts'
import { drawing, element } from '../elements/draw-element.ts'

/** Long enough to read it and to reach its action; it stays while the pointer or the focus is on it. */
const SHOWN_MS = 8_000

let isShowing = false

/** Shows the toasts of this page from now on. */
export function showToasts(): void {
  if (isShowing) return
  isShowing = true
  // There before its first message: only then is that announced.
  const region = element('div', { class: 'toasts', role: 'status' })
  document.body.append(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => !region.matches(':hover, :focus-within') && toasts.dismiss(), SHOWN_MS)
  }
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, wait)
  region.addEventListener('keydown', ({ key }) => key === 'Escape' && toasts.dismiss())
  toasts.$toasts.subscribe((shown) => {
    const open = shown.find(({ isOpen }) => isOpen)
    region.replaceChildren(...(open === undefined ? [] : [toastElement(open)]))
    wait()
  })
}

function toastElement({ text, action }: ShownToast): HTMLElement {
  const close = element(
    'button',
    { class: 'icon-button', type: 'button', 'aria-label': 'Close' },
    drawing(icon('close'), 'icon'),
  )
  close.onclick = () => toasts.dismiss()
  const parts: Node[] = [element('p', {}, text)]
  if (action !== null) parts.push(actionElement(action))
  return element('div', { class: 'toast' }, ...parts, close)
}

function actionElement(action: NonNullable<ShownToast['action']>): HTMLElement {
  if ('href' in action) return element('a', { class: 'toast__action', href: action.href }, action.label)
  const button = element('button', { class: 'toast__action', type: 'button' }, action.label)
  button.onclick = () => {
    toasts.dismiss()
    action.run()
  }
  return button
}
