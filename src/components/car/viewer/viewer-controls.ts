/** What the panels of a viewer share: their buttons, and a panel over the whole window. */
import { icon } from '#components/art/art.ts'
import { drawing, element } from '../../elements/draw-element.ts'

/** What fills a panel. */
export interface PanelContent {
  /** The shopper looks at it: it may load what it shows. */
  open(): void
  /** The shopper looks at something else: it rests. */
  close(): void
}

export function viewerButton(name: string, label: string, press: () => void): HTMLButtonElement {
  const button = element('button', { class: 'viewer__button', type: 'button' })
  setButton(button, name, label)
  button.onclick = press
  return button
}

export function setButton(button: HTMLButtonElement, name: string, label: string): void {
  button.setAttribute('aria-label', label)
  button.title = label
  button.replaceChildren(drawing(icon(name), 'icon'))
}

/**
 * A button that puts `content` over the whole window and back. A dialog, because it works where the platform's own full
 * screen is for videos alone (iPhone), keeps the focus inside and ends by Escape.
 */
export function fullScreenButton(content: HTMLElement, title: string): HTMLButtonElement {
  const button = viewerButton('expand', 'Full screen', () => {
    if (content.parentElement instanceof HTMLDialogElement) content.parentElement.close()
    else fill(content, title, button)
  })
  return button
}

function fill(content: HTMLElement, title: string, button: HTMLButtonElement): void {
  const place = document.createComment('')
  const dialog = element('dialog', { class: 'viewer-full', 'aria-label': title })
  content.replaceWith(place)
  dialog.append(content)
  document.body.append(dialog)
  setButton(button, 'close', 'Leave full screen')
  dialog.addEventListener('close', () => {
    place.replaceWith(content)
    dialog.remove()
    setButton(button, 'expand', 'Full screen')
    button.focus()
  })
  dialog.showModal()
  button.focus()
}
