/** The page of a place as it is written, before any script (S2 §2 to §4). */
import { describe, expect, it } from 'vitest'
import type { LocationInput } from '#config/schema/places/location.ts'
import { placeEntries } from '#domain/places/place-entries.ts'
import type { QuotedReviews } from '#view-models/places.ts'
import { makePage } from '../builders/make-page.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const ADDRESS = { street: '12 Gympie Road', city: 'Chermside', state: 'QLD', postcode: '4032' } as const
const WORKSHOP: Partial<LocationInput> = {
  code: 'W',
  name: 'North Shore Workshop',
  slug: 'workshop',
  type: 'service',
  repairerLicence: 'MVRL 7',
}

async function pageOf(
  place: Partial<LocationInput>,
  departments: Partial<LocationInput>[] = [],
  reviews: QuotedReviews | null = null,
) {
  const html = await renderPage(
    makeSite(),
    makePage('/locations/chermside', {
      kind: 'location',
      location: makeLocation(place),
      departments: departments.map(makeLocation),
      cards: [],
      stockPath: null,
      totalCars: 0,
      reviews,
    }),
  )
  const facts = /<dl class="location__facts">([\s\S]*?)<\/dl>/.exec(html)?.[1] ?? ''
  return { html, facts: facts.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

describe('the page of a place', () => {
  it('S2 §4, AU §3: has its licence and those of the repairers at its address in the HTML', async () => {
    const { facts } = await pageOf({ dealerLicence: 'MD 5' }, [WORKSHOP])
    expect(facts).toMatch(/Dealer licence MD 5 Motor vehicle repairer MVRL 7/)
  })

  it('S2 §3: has its number and a landline beside it', async () => {
    const { html, facts } = await pageOf({ phone: '0400 111 222', landlinePhone: '07 7010 0009' })
    expect(html).toMatch(/<a class="button" href="tel:\+61400111222">/)
    expect(facts).toContain('Landline 07 7010 0009')
    expect((await pageOf({})).facts).not.toContain('Landline')
  })

  it.each([
    [
      'its page of the map service',
      { placeUrl: 'https://maps.example/chermside', placeId: 'P1' },
      'https://maps.example/chermside',
    ],
    [
      'a route to its address, to the very place where its id is known',
      { placeId: 'P1' },
      'https://www.google.com/maps/dir/?api=1&amp;destination=North%20Shore%20Motors%20Chermside%2C%2012%20Gympie%20Road%2C%20Chermside%20QLD%204032&amp;destination_place_id=P1',
    ],
    [
      'a route to its address',
      {},
      'https://www.google.com/maps/dir/?api=1&amp;destination=North%20Shore%20Motors%20Chermside%2C%2012%20Gympie%20Road%2C%20Chermside%20QLD%204032',
    ],
  ])('S2 §2: "Get directions" leads to %s', async (_name, place, href) => {
    const { html } = await pageOf({ address: { ...ADDRESS, ...place } })
    const text = html.replace(/<svg.*?<\/svg>/g, '')
    expect(/<a [^>]*href="([^"]+)"[^>]*>Get directions<\/a>/.exec(text)?.[1]).toBe(href)
  })

  it('S2 §4: has the button and the dialog of holiday hours only when special hours apply', async () => {
    const { html } = await pageOf({ specialHours: [{ date: '2026-12-25', label: 'Christmas Day', hours: 'closed' }] })
    expect(html).toMatch(/<button[^>]* popovertarget="holiday-hours-chermside"[^>]* data-holidays/)
    const dialog = /<div[^>]* id="holiday-hours-chermside"[^>]* role="dialog"[\s\S]*?<\/table>/.exec(html)?.[0] ?? ''
    expect(dialog).toContain('Fri 25 Dec 2026')
    expect(dialog).toContain('Closed')
    expect((await pageOf({})).html).not.toContain('holiday-hours')
  })

  it('S2 §3, §4, §9: quotes its reviews, with one decimal and a star in part', async () => {
    const review = {
      id: '1',
      customer_name: 'Glenys M.',
      text: 'So far so good.',
      rating: 4,
      review_date: '2026-10-07',
      reply_text: 'Thank you, Glenys.',
    }
    const { html } = await pageOf({}, [], { reviews: [review], averageRating: 4.62, count: 43 })
    const [average = '', quoted = ''] = html.split('<figure')
    expect(average.match(/star star--(?:full|partial|empty)/g)?.join()).toMatch(
      /^(?:star star--full,){4}star star--partial$/,
    )
    expect(average).toContain('aria-label="4.6 out of 5 stars"')
    for (const part of ['from 43 reviews', '<strong>4.6</strong>']) expect(average).toContain(part)
    for (const part of ['Glenys M.', 'So far so good.', 'October 2026', 'Thank you, Glenys.'])
      expect(quoted).toContain(part)
  })

  it('S2 §4: has one line for five equal weekdays, and the weekend apart', async () => {
    const { html } = await pageOf({})
    const days = [...html.matchAll(/<tr data-days="\d+"><th scope="row">([^<]+)<\/th><td>([^<]+)<\/td>/g)]
    expect(days.map(([, day, hours]) => `${day} ${hours}`)).toEqual([
      'Mon-Fri 8:30am – 5:30pm',
      'Sat 8:30am – 4pm',
      'Sun By appointment only',
    ])
  })
})

it('a workshop that has no page has its licence in the list of all places', async () => {
  const inputs = { kind: 'contact', isLong: false, form: null } as const
  const listOf = (...places: Partial<LocationInput>[]) =>
    renderPage(makeSite(), makePage('/contact', { ...inputs, entries: placeEntries(places.map(makeLocation)) }))
  expect(await listOf(WORKSHOP)).toContain('Motor vehicle repairer MVRL 7')
  expect(await listOf({}, WORKSHOP)).not.toContain('Motor vehicle repairer')
})
