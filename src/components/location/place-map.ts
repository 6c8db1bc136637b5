/** `<place-map>`: a press on its link shows the map in the page, below the bar of the address; plain, it is a link. */
export class PlaceMapElement extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a')
    if (link === null) return
    link.onclick = (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      const frame = document.createElement('iframe')
      frame.src = this.dataset['embed'] ?? ''
      frame.title = this.dataset['title'] ?? ''
      frame.referrerPolicy = 'strict-origin-when-cross-origin'
      // A sheet for these few lines would be one more file.
      Object.assign(frame.style, {
        display: 'block',
        gridColumn: '1 / -1',
        width: '100%',
        height: 'min(60vh, 22.5rem)',
        marginBlockStart: 'var(--space-4)',
        border: '0',
        borderRadius: 'var(--radius-medium)',
        background: 'var(--background-tint)',
      })
      this.closest('[data-map-bar]')?.after(frame)
      this.hidden = true
      frame.focus({ preventScroll: true })
    }
  }
}
