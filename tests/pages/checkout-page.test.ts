import { expect, it } from 'vitest'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

it.each([
  ['/checkout', 'checkout', 4],
  ['/checkout-journey', 'checkoutJourney', 3],
] as const)(
  'S1 §9, S2 §9: %s says the amount where a script can name the car’s own, and the cards',
  async (path, kind, places) => {
    const site = makeSite({ payments: { provider: { kind: 'test' } }, journeys: { checkoutJourney: true } })
    const html = await renderPage(site, makePage(path, { kind }))
    const amounts = [...html.matchAll(/ data-amount>([^<]*)</g)].map(([, amount]) => amount)
    expect(amounts).toEqual(Array(places).fill('$200'))
    expect(html.match(/\$200/g)).toHaveLength(places)
    expect(html).toMatch(/Your payment of <span data-amount>\$200<\/span> takes this vehicle off sale/)
    for (const card of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
      expect(html).toContain(`<li>${card}</li>`)
  },
)
