/** Menus of the header are `<details>`: this closes them on Escape, on a click elsewhere and when focus leaves. */
const OPEN_MENUS = 'details.menu[open]'

function closeMenus(except: Node | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
    if (!menu.contains(except)) menu.open = false
  }
}

/** Starts listening; without it the menus still open and close by their own buttons. */
export function watchMenus(): void {
  document.addEventListener('click', (event) => closeMenus(event.target as Node))
  document.addEventListener('focusin', (event) => closeMenus(event.target as Node))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = document.querySelector<HTMLDetailsElement>(OPEN_MENUS)
    const held = menu?.contains(document.activeElement)
    closeMenus(null)
    if (held) menu?.querySelector('summary')?.focus()
  })
}
