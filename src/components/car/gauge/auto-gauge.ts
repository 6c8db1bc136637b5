/** What is shown in `<auto-gauge>` when its answer is there (S1 §4, §5, §8). */
import { element } from '#components/elements/draw-element.ts'
import type { AutoGauge } from '#domain/car/price/auto-gauge.ts'
import { AUTO_GAUGE_ANIMATION_MS, AUTO_GAUGE_FAILED, autoGaugePanel } from '#domain/car/price/auto-gauge.ts'
import { formatAud } from '#domain/formats/money.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { askAutoGauge } from '#stores/auto-gauge.ts'
import { readLiveCar } from '../live-car.ts'
import sheetUrl from './gauge.css?url'

const ARC = 'M20 104a80 80 0 0 1 160 0'
const DRAWING = `<svg class="gauge__dial" viewBox="0 0 200 116" aria-hidden="true"><path class="gauge__low" d="${ARC}" pathLength="100"/><path class="gauge__middle" d="${ARC}" pathLength="100"/><path class="gauge__high" d="${ARC}" pathLength="100"/><path class="gauge__needle" d="M97 104 100 38l3 66a3 3 0 0 1-6 0"/><circle cx="100" cy="104" r="6"/></svg>`

export async function start(host: HTMLElement): Promise<void> {
  const live = readLiveCar()
  const [answer] = await Promise.all([
    live === null ? null : askAutoGauge(host.dataset['slug'] ?? '', live.platform),
    loadStyleSheet(sheetUrl),
  ])
  // biome-ignore lint/suspicious/noConsole: S1 §8: logged
  if (answer === null) console.warn(AUTO_GAUGE_FAILED)
  const panel = autoGaugePanel(answer)
  if (panel.kind === 'shown') show(host, panel.gauge)
  else hide(host)
}

function show(host: HTMLElement, gauge: AutoGauge): void {
  const ends = element(
    'p',
    { class: 'gauge__ends', 'aria-hidden': 'true' },
    element('span', {}, formatAud(gauge.marketRangeMinAud)),
    element('span', {}, formatAud(gauge.marketRangeMaxAud)),
  )
  const figure = element('div', { class: 'gauge__figure' })
  // safe: a constant
  figure.innerHTML = DRAWING
  figure.append(ends)
  const words = element(
    'div',
    { class: 'gauge__words' },
    element('p', { class: 'gauge__says' }, gauge.description),
    element('p', { class: 'gauge__price' }, `This one is advertised at ${formatAud(gauge.listingPriceAud)}.`),
  )
  host.replaceChildren(figure, words)
  host.removeAttribute('aria-busy')
  host.style.setProperty('--gauge-fill', String(gauge.fill))
  host.style.setProperty('--gauge-ms', `${AUTO_GAUGE_ANIMATION_MS}ms`)
  host.dataset['shown'] = ''
}

/** What is in view keeps its place, so that nothing moves under the shopper's eyes; it goes when it is out of view. */
function hide(host: HTMLElement): void {
  const section = host.closest('section')
  if (section === null) return
  host.dataset['hidden'] = ''
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    if (entry === undefined || entry.isIntersecting || entry.boundingClientRect.top < 0) return
    observer.disconnect()
    section.hidden = true
  })
  observer.observe(section)
}
