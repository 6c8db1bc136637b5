/** `<place-map>`: a press on its link shows the map in the page, below the bar of the address; plain, it is a link. */
export class PlaceMapElement extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a')
    const bar = this.closest('[data-map-bar]')
    if (link === null || bar === null) return
    link.onclick = (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      import('./show-map.ts')
        .then(({ showMap }) => showMap(this, bar))
        .then(() => (this.hidden = true))
        // What cannot be loaded is a page of its own.
        .catch(() => location.assign(link.href))
    }
  }
}
