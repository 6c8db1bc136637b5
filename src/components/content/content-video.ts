/** `<content-video>`: a link to a video, in whose place it is played at a press. */
class ContentVideo extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a')
    if (link === null) return
    link.onclick = (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      import('../car/gallery/gallery-video.ts')
        .then(({ playInPlace }) => playInPlace(link))
        .catch(() => location.assign(link.href))
    }
  }
}

customElements.define('content-video', ContentVideo)
