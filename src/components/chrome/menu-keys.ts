/** Where a key leads in the header's menus (WAI-ARIA practices, "Disclosure navigation menu"). */

/** The element to focus; `null` leaves the key to the browser. An arrow down from a menu's button opens the menu. */
export function menuKeyTarget(nav: HTMLElement, focused: Element | null, key: string): HTMLElement | null {
  if (focused === null) return null
  const panel = focused.closest('.menu__panel')
  if (panel !== null) return steppedTo(linksOf(panel), focused, key, 'ArrowUp', 'ArrowDown') ?? backToButton(panel, key)
  const menu = focused.closest('details')
  if (key === 'ArrowDown' && menu !== null) {
    menu.open = true
    return menu.querySelector<HTMLElement>('.menu__panel a')
  }
  const buttons = [...nav.querySelectorAll<HTMLElement>('.menu__button')]
  return steppedTo(buttons, focused, key, 'ArrowLeft', 'ArrowRight')
}

function steppedTo(
  elements: HTMLElement[],
  focused: Element,
  key: string,
  back: string,
  on: string,
): HTMLElement | null {
  const index = elements.indexOf(focused as HTMLElement)
  if (index === -1) return null
  const steps: Record<string, HTMLElement | undefined> = {
    [back]: elements[index - 1],
    [on]: elements[index + 1],
    Home: elements[0],
    End: elements.at(-1),
  }
  return steps[key] ?? null
}

/** An arrow up from the first link. */
function backToButton(panel: Element, key: string): HTMLElement | null {
  return key === 'ArrowUp' ? (panel.parentElement?.querySelector('summary') ?? null) : null
}

function linksOf(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll('a')]
}
