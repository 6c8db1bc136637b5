/**
 * Elements of a page whose React arrives on demand (docs/decisions/car-page-islands.md). What the build wrote stays until
 * then, and for good where the code cannot be loaded.
 */

/** Renders into the element, in place of what the build wrote. Resolves when that is done. */
export type StartIsland = (host: HTMLElement) => Promise<void>

/** How far below or above the view an element begins to load. */
const NEAR_VIEW = '300px 0px'

const REACHES = ['pointerdown', 'focusin'] as const

/**
 * Defines `<name>`: its island is loaded when the element comes near the view, is pressed or has the focus. It then has
 * the attribute `data-started`. What failed is tried again when one of them happens again.
 */
export function defineIsland(name: string, load: () => Promise<StartIsland>): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #observer: IntersectionObserver | undefined
      #isLoading = false

      connectedCallback(): void {
        if (this.dataset['started'] !== undefined) return
        this.#observer = new IntersectionObserver(
          (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#start(),
          { rootMargin: NEAR_VIEW },
        )
        this.#observer.observe(this)
        for (const type of REACHES) this.addEventListener(type, this.#start, { passive: true })
      }

      disconnectedCallback(): void {
        this.#unwatch()
      }

      #start = (): void => {
        if (this.#isLoading) return
        this.#isLoading = true
        load()
          .then((start) => start(this))
          .then(
            () => {
              this.dataset['started'] = ''
              this.#unwatch()
            },
            () => {
              this.#isLoading = false
            },
          )
      }

      #unwatch(): void {
        this.#observer?.disconnect()
        for (const type of REACHES) this.removeEventListener(type, this.#start)
      }
    },
  )
}
