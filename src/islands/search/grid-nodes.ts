/**
 * The items of the grid, kept as they are while they stay: a card whose car is still there is the same element, with its
 * photograph loaded and its heart in place.
 */

export interface GridItem {
  /** Which item it is, whatever it looks like. */
  readonly key: string
  /** What stands inside its list item. Escaped. */
  readonly html: string
  readonly className?: string
}

interface KnownItem {
  readonly element: HTMLLIElement
  readonly html: string
}

export interface GridNodes {
  update(items: readonly GridItem[]): void
}

/** `built` are the list items of the page as it was built, by their key: those that say the same are taken over. */
export function createGridNodes(list: HTMLElement, built: ReadonlyMap<string, HTMLLIElement>): GridNodes {
  let known = new Map<string, KnownItem>()
  let untouched = built
  return {
    update(items) {
      const next = new Map<string, KnownItem>()
      for (const item of items) next.set(item.key, elementFor(item, known.get(item.key), untouched.get(item.key)))
      untouched = new Map()
      known = next
      const elements = [...next.values()].map(({ element }) => element)
      const stays = new Set<Element>(elements)
      for (const child of [...list.children]) if (!stays.has(child)) child.remove()
      elements.forEach((element, index) => {
        const there = list.children[index]
        if (there !== element) list.insertBefore(element, there ?? null)
      })
    },
  }
}

function elementFor(item: GridItem, known: KnownItem | undefined, built: HTMLLIElement | undefined): KnownItem {
  if (known?.html === item.html) return known
  const element = made(item)
  const same = known === undefined && built !== undefined && looksTheSame(built, element)
  return { element: same ? built : element, html: item.html }
}

function made({ html, className }: GridItem): HTMLLIElement {
  const element = document.createElement('li')
  if (className !== undefined) element.className = className
  // safe: made by the functions that the page hands in, which escape every value
  element.innerHTML = html
  return element
}

/** A shopper sees the same words and the same picture: what is loaded when, and what is pressed, may differ. */
function looksTheSame(built: HTMLLIElement, drawn: HTMLLIElement): boolean {
  return built.textContent === drawn.textContent && pictureOf(built) === pictureOf(drawn)
}

function pictureOf(item: HTMLLIElement): string | null {
  const picture = item.querySelector('img')
  return picture === null ? null : picture.getAttribute('src')
}

/** The items of a list that was built, by the car that their heart names, or by the key that they have. */
export function builtItems(list: Element | null): Map<string, HTMLLIElement> {
  const items = [...(list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [])]
  return new Map(
    items.flatMap((item) => {
      const key = item.dataset['key'] ?? item.querySelector<HTMLElement>('favourite-button')?.dataset['id']
      return key === undefined ? [] : [[key, item] as const]
    }),
  )
}
