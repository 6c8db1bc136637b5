/**
 * `<car-viewer>`: the tabs above a car's photographs. The code of the other modes is loaded when a pointer or the focus
 * comes near, and what they show when one is opened.
 */
import type { ViewerMode } from '#domain/car/viewer/viewer-modes.ts'
import type { ModePanels } from './mode-panels.ts'
import { TAB_ID } from './viewer-ids.ts'

export class CarViewer extends HTMLElement {
  #panels: Promise<ModePanels> | undefined

  connectedCallback(): void {
    for (const kind of ['pointerover', 'focusin', 'touchstart']) {
      this.addEventListener(kind, (event) => this.#comeNear(event.target), { passive: true })
    }
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-open]') !== null) this.#open()
      const tab = target instanceof Element ? target.closest('[role=tab]') : null
      if (tab !== null) this.#select(modeOf(tab))
    })
    this.querySelector<HTMLElement>('[role=tablist]')?.addEventListener('keydown', (event) => this.#moveByKey(event))
    this.closest('.gallery')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('.gallery__thumbs a') !== null) this.#select('gallery')
    })
  }

  #load(): Promise<ModePanels> {
    this.#panels ??= import('./mode-panels.ts')
      .then(({ createModePanels }) => createModePanels(this))
      .catch((error: unknown) => {
        // The next press tries again.
        this.#panels = undefined
        throw error
      })
    return this.#panels
  }

  /** What was built into the page is set up when its code is there; the tabs only fetch it. */
  #comeNear(target: EventTarget | null): void {
    const mode = target instanceof Element ? target.closest<HTMLElement>('.viewer__panel')?.dataset['mode'] : undefined
    if (mode === undefined && !(target instanceof Element && target.closest('[role=tab]') !== null)) return
    this.#load()
      .then((panels) => {
        if (mode === 'spinner') panels.prepare(mode)
      })
      // A press tries again.
      .catch(() => {})
  }

  #select(mode: ViewerMode): void {
    if (mode === this.dataset['mode']) return
    this.dataset['mode'] = mode
    for (const tab of this.querySelectorAll<HTMLElement>('[role=tab]')) {
      const isChosen = modeOf(tab) === mode
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
    }
    for (const panel of this.querySelectorAll<HTMLElement>('.viewer__panel'))
      panel.hidden = panel.dataset['mode'] !== mode
    this.dispatchEvent(new Event('viewer:mode', { bubbles: true }))
    if (mode === 'gallery' && this.#panels === undefined) return
    this.#open()
  }

  #open(): void {
    this.#load()
      // Another tab may have been pressed meanwhile: the one that is chosen now is shown.
      .then((panels) => panels.show(this.dataset['mode'] as ViewerMode))
      .catch(() => this.#select('gallery'))
  }

  #moveByKey(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const tabs = [...this.querySelectorAll<HTMLElement>('[role=tab]')]
    const chosen = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
    const next = tabs.at((chosen + by) % tabs.length)
    next?.focus()
    if (next !== undefined) this.#select(modeOf(next))
  }
}

/** The page is written by the same release: a tab is named after its mode. */
function modeOf(tab: Element): ViewerMode {
  return tab.id.slice(TAB_ID.length) as ViewerMode
}
