/** Counts of vehicles beside the links of a menu, from one file of the release, fetched when a menu is about to open. */
const COUNTS_PATH = '/menu-counts.json'

let asked = false

/** A menu is whole without its counts, so a fetch that fails leaves it as it is. */
export async function showMenuCounts(): Promise<void> {
  if (asked) return
  asked = true
  try {
    const response = await fetch(COUNTS_PATH)
    if (!response.ok) return
    const counts: unknown = await response.json()
    if (typeof counts !== 'object' || counts === null) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-counts] li a')) {
      const count: unknown = Reflect.get(counts, link.pathname + link.search)
      if (typeof count === 'number') link.append(counted(count))
    }
  } catch {
    asked = false
  }
}

function counted(count: number): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = 'menu__count'
  element.textContent = count.toLocaleString('en-AU')
  return element
}
