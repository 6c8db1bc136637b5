import { expect, it } from 'vitest'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const PAGES = [
  ['/checkout', 'checkout', 4],
  ['/checkout-journey', 'checkoutJourney', 3],
] as const

const render = (path: string, kind: (typeof PAGES)[number][1]) =>
  renderPage(
    makeSite({ payments: { provider: { kind: 'test' } }, journeys: { checkoutJourney: true } }),
    makePage(path, { kind }),
  )

it.each(PAGES)(
  'S1 §9, S2 §9: %s says the amount where a script can name the car’s own, and the cards',
  async (path, kind, places) => {
    const html = await render(path, kind)
    const amounts = [...html.matchAll(/ data-amount>([^<]*)</g)].map(([, amount]) => amount)
    expect(amounts).toEqual(Array(places).fill('$200'))
    expect(html.match(/\$200/g)).toHaveLength(places)
    expect(html).toMatch(/Your payment of <span data-amount>\$200<\/span> takes this vehicle off sale/)
    for (const card of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
      expect(html).toContain(`<li>${card}</li>`)
  },
)

it.each(PAGES)('AU §4: %s says how the details are used, and has no box ticked', async (path, kind) => {
  const html = await render(path, kind)
  expect(html).toContain('North Shore Motors collects the details in this form')
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  expect(boxes.some((box) => box.includes('name="opt_in"'))).toBe(true)
  expect(boxes.filter((box) => box.includes(' checked'))).toEqual([])
})
