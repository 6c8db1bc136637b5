/**
 * Menus of the header are `<details>` in a popover, which open and close by themselves. This adds what a shopper expects
 * of menus: Escape, arrow keys, a click elsewhere, counts, and where one is.
 */

import { showMenuCounts } from './menu-counts.ts'
import { menuKeyTarget } from './menu-keys.ts'

const OPEN_MENUS = 'details.menu[open]'

/** Starts listening; without it the menus still open and close by their own buttons. */
export function watchMenus(): void {
  const nav = document.querySelector<HTMLElement>('.site-nav')
  if (nav === null) return
  document.addEventListener('click', (event) => closeMenus(nav, event.target as Node))
  document.addEventListener('focusin', ({ target, isTrusted }) => {
    // An event that a script repeats (held-input.ts) has moved no focus: the page has been scrolled since, or the focus is
    // on the button that opened the drawer.
    if (!isTrusted || !(target instanceof Element)) return
    // A browser leaves a row to swipe where it is while a part of what has the focus is in view.
    target.closest('.grid--row > li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    closeMenus(nav, target)
    // Behind the drawer the focus would not be seen.
    if (isDrawer(nav) && !nav.contains(target)) nav.hidePopover()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isDrawer(nav)) closeByKey(nav)
  })
  nav.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = menuKeyTarget(nav, document.activeElement, event.key)
    if (target === null) return
    event.preventDefault()
    target.focus()
  })
  for (const link of nav.querySelectorAll('a')) {
    const isHere = link.pathname === location.pathname && ['', location.search].includes(link.search)
    if (isHere) link.ariaCurrent = 'page'
  }
  const prepare = (): void => {
    showDrawings(nav)
    void showMenuCounts()
  }
  // A menu's own event does not rise, and a pointer arrives before it presses.
  nav.addEventListener('toggle', prepare, { capture: true })
  nav.addEventListener('pointerover', prepare, { once: true })
  // A drawer that is open when the window widens would cover the header's own menus.
  matchMedia('(width >= 70rem)').addEventListener('change', () => isDrawer(nav) && nav.hidePopover())
}

/** All drawings are one file, larger than the rest of a header: a page on which no menu is opened does without it. */
export function showDrawings(within: Element): void {
  for (const use of within.querySelectorAll<SVGUseElement>('use[data-href]')) {
    use.setAttribute('href', use.dataset['href'] ?? '')
    delete use.dataset['href']
  }
}

function isDrawer(nav: HTMLElement): boolean {
  return nav.matches(':popover-open')
}

/** In the drawer they stay open: nothing should move under a finger. */
function closeMenus(nav: HTMLElement, except: Node | null): void {
  if (isDrawer(nav)) return
  for (const menu of nav.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
    if (!menu.contains(except)) menu.open = false
  }
}

function closeByKey(nav: HTMLElement): void {
  const menu = nav.querySelector<HTMLDetailsElement>(OPEN_MENUS)
  if (menu === null) return
  const held = menu.contains(document.activeElement)
  menu.open = false
  if (held) menu.querySelector('summary')?.focus()
}
