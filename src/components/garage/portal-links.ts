/** `<portal-links data-platform data-path>`: the links of a dealer's portal, once the platform has given them. */
import { signInPath } from '#domain/access/sign-in-link.ts'
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import { loadPortal } from '#stores/portal.ts'
import { element } from '../elements/draw-element.ts'
import { row } from './garage-rows.ts'

export class PortalLinks extends HTMLElement {
  connectedCallback(): void {
    const retry = this.querySelector<HTMLButtonElement>('[data-retry]')
    if (retry !== null) retry.onclick = () => void this.#load()
    void this.#load()
  }

  async #load(): Promise<void> {
    const { platform = '{}', path = '' } = this.dataset
    // The gate of the page leads whoever has not signed in away.
    if (!saysSignedIn(document.cookie)) return
    const outcome = await loadPortal(JSON.parse(platform), path)
    if (outcome.kind === 'signed-out') {
      location.replace(signInPath('my-garage', path, '/'))
      return
    }
    if (outcome.kind !== 'links') {
      this.dataset['state'] = 'failed'
      return
    }
    const rows = outcome.links.map(({ label, href, note }) => row({ words: label, href, note: note ?? '' }, []))
    const nothing = element('li', {}, 'Nothing is here yet.')
    this.querySelector('[data-links]')?.replaceChildren(...(rows.length > 0 ? rows : [nothing]))
    this.dataset['state'] = 'ready'
  }
}
