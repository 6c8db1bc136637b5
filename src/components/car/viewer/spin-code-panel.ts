/**
 * The spin of another maker (S1 §3 `spin_code`, S2 §7 spin integrator script): the site's own script finds an element
 * with the code in `data-spin-code` and fills it.
 */
import { element } from '../../elements/draw-element.ts'
import type { PanelContent } from './viewer-controls.ts'

export function createSpinCode(panel: HTMLElement, { code, script }: { code: string; script: string }): PanelContent {
  const place = element('div', { class: 'spin-code', 'data-spin-code': code })
  panel.append(place)
  let isStarted = false
  return {
    open() {
      if (isStarted) return
      isStarted = true
      const loader = element('script', { src: script, 'data-spin-code': code })
      loader.onerror = () => {
        loader.remove()
        isStarted = false
        place.textContent = 'The 360° view could not be loaded. Please try again later.'
      }
      document.head.append(loader)
    },
    close() {},
  }
}
