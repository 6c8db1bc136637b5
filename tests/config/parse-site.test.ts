import { describe, expect, it } from 'vitest'
import type { SiteOrigin } from '#config/parse-site.ts'
import { parseSite } from '#config/parse-site.ts'
import { SiteConfigurationError } from '#config/problems/configuration-problem.ts'
import { makeLocationInput, makeSiteInput } from './make-site-input.ts'

const ORIGIN: SiteOrigin = {
  file: 'sites/north-shore-motors/site.ts',
  folder: 'north-shore-motors',
  locationsFile: null,
}

function messageFor(overrides: Record<string, unknown>, origin: Partial<SiteOrigin> = {}) {
  try {
    parseSite(makeSiteInput(overrides), { ...ORIGIN, ...origin })
  } catch (error) {
    if (error instanceof SiteConfigurationError) return error.message
    throw error
  }
  throw new Error('The configuration was accepted.')
}

describe('parseSite', () => {
  it('refuses hours that close before they open', () => {
    const hours = (monday: string) => [makeLocationInput({ openingHours: { monday } })]
    expect(messageFor({ locations: hours('17:30-8:30') })).toContain('hours that open before they close')
    expect(() => parseSite(makeSiteInput({ locations: hours('8:30-10:00') }), ORIGIN)).not.toThrow()
  })

  it('fills in every default', () => {
    const site = parseSite(makeSiteInput(), ORIGIN)
    expect(site.timeZone).toBe('Australia/Brisbane')
    expect(site.search.pageSize).toBe(21)
    expect(site.card.noPriceText).toBe('Enquire for price.')
    expect(site.stock).toMatchObject({ mapping: 'canonical', soldWindowDays: 3, guard: { removedShare: 0.2 } })
    expect(site.locations[0]).toMatchObject({ type: 'sales', visible: true, openingHours: { sunday: 'closed' } })
    expect(site.demo).toBeNull()
  })

  it('reports every problem at once, with a way to mend each', () => {
    const message = messageFor({
      name: undefined,
      template: 'dealers',
      phone: '(07) 7010-0000',
      url: 'https://www.north-shore-motors.example/',
      theme: { brandColor: '#0b4fd6', inkColour: 'abc', lables: 1, corners: 'sharp' },
      search: { pageSize: '21', gridColumns: 5 },
      card: { fuelTag: 'true' },
      description: '  ',
      locations: [makeLocationInput({ openingHours: { monday: '8.30am - 5pm' }, makes: 'Toyota' })],
    })
    expect(message).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 14 problems.

      **theme.brandColor**: expected a known key, received "brandColor"
        Did you mean \`brandColour\`?

      **theme.lables**: expected a known key, received "lables"
        Remove it. The keys here are brandColour, inkColour, accentColour, corners, headingFont, scheme, header, logo, monogram.

      **name**: expected a string, received nothing
        Add \`name\`: it has no default.

      **template**: expected "dealer" or "group" or "leisure", received "dealers"
        Did you mean "dealer"?

      **url**: expected an origin without a path or a slash at its end, received "https://www.north-shore-motors.example/"
        Write "https://www.north-shore-motors.example".

      **description**: expected a text that is not empty, received ""
        Correct the value.

      **phone**: expected an Australian phone number such as "02 9000 0000" or "+61 2 9000 0000", received "(07) 7010-0000"
        Write "07 70100000".

      **theme.inkColour**: expected a colour such as "#0b3d91", received "abc"
        Write "#aabbcc".

      **theme.corners**: expected "square" or "soft" or "round", received "sharp"
        Choose one of these.

      **locations[0].makes**: expected a list [ ], received "Toyota"
        Put it in square brackets, even when there is only one.

      **locations[0].openingHours.monday**: expected "8:30-17:30", "closed" or "by appointment", received "8.30am - 5pm"
        Write "8:30-17:00".

      **search.pageSize**: expected a number, received "21"
        Write it without quotes: 21.

      **search.gridColumns**: expected 3 or 4, received 5
        Choose one of these.

      **card.fuelTag**: expected a boolean, received "true"
        Write it without quotes: true."
    `)
  })

  it('names the data file that a value came from', () => {
    const locations = [
      makeLocationInput(),
      makeLocationInput({
        code: 'SOUTH',
        slug: 'South Side',
        address: { street: '1 High Street', city: 'Logan', state: 'Qld', postcode: 4114 },
        specialHours: [{ date: '25/12/2026', hours: 'shut' }],
      }),
    ]
    expect(messageFor({ locations }, { locationsFile: 'data/locations.json' })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 5 problems.

      **locations[1].slug** in data/locations.json: expected lower-case words joined by hyphens, such as "north-shore-motors", received "South Side"
        Write "south-side".

      **locations[1].address.state** in data/locations.json: expected "ACT" or "NSW" or "NT" or "QLD" or "SA" or "TAS" or "VIC" or "WA", received "Qld"
        Did you mean "QLD"?

      **locations[1].address.postcode** in data/locations.json: expected a string, received 4114
        Put it in quotes: "4114".

      **locations[1].specialHours[0].date** in data/locations.json: expected a date such as "2026-12-25", received "25/12/2026"
        Write "2026-12-25".

      **locations[1].specialHours[0].hours** in data/locations.json: expected "8:30-17:30", "closed" or "by appointment", received "shut"
        Correct the value."
    `)
  })

  it('reports a problem of a mapping where it is', () => {
    const stock = {
      feed: 'stock/feed.csv',
      mapping: { delimeter: ';', fields: { stock_num: 'Stock', price: { form: 'Price' }, make: 3 } },
    }
    expect(messageFor({ stock })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 4 problems.

      **stock.mapping.fields.price.form**: expected a known key, received "form"
        Did you mean \`from\`?

      **stock.mapping.delimeter**: expected a known key, received "delimeter"
        Did you mean \`delimiter\`?

      **stock.mapping.fields.stock_num**: expected one of our fields: id, stocknum, year, make, model, badge, series, colour, interior_colour, car_type, status, reserved, tag, certified, item_type, created_at, …, received "stock_num"
        Did you mean "stocknum"?

      **stock.mapping.fields.make**: expected a string or an object { }, received 3
        Correct the value."
    `)
  })

  it('refuses a field of a mapping that has both a name of the feed and a value, or neither', () => {
    const fields = { price: { from: 'Price', value: 1 }, make: {}, car_type: { value: 'used' } }
    expect(messageFor({ stock: { feed: 'stock/feed.csv', mapping: { fields } } })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 2 problems.

      **stock.mapping.fields.price**: expected either \`from\`, a name of the feed, or \`value\`, a value for every car, received \`from\` "Price", \`value\` 1
        Correct one of them.

      **stock.mapping.fields.make**: expected either \`from\`, a name of the feed, or \`value\`, a value for every car, received \`from\` null, \`value\` null
        Correct one of them."
    `)
  })

  it('refuses a mapping that is not built in', () => {
    expect(messageFor({ stock: { feed: 'stock/feed.csv', mapping: 'dealerstudio' } })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 1 problem.

      **stock.mapping**: expected "canonical" or "dealer-studio" or "classified-listings" or an object { }, received "dealerstudio"
        Did you mean "dealer-studio"?"
    `)
  })

  it('refuses what is not an object', () => {
    expect(() => parseSite('north-shore-motors', ORIGIN)).toThrowErrorMatchingInlineSnapshot(`
      [SiteConfigurationError: sites/north-shore-motors/site.ts has 1 problem.

      expected an object { }, received "north-shore-motors"
        Write its keys in braces { }.]
    `)
    expect(() => parseSite(null, ORIGIN)).toThrow(SiteConfigurationError)
  })

  it('clips long values', () => {
    expect(messageFor({ template: 'x'.repeat(500) })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 1 problem.

      **template**: expected "dealer" or "group" or "leisure", received "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
        Choose one of these."
    `)
  })

  it('keeps the problems as data', () => {
    const parse = () => parseSite(makeSiteInput({ phone: 'call us', timeZone: 'Brisbane' }), ORIGIN)
    expect(parse).toThrow(
      expect.objectContaining({
        file: 'sites/north-shore-motors/site.ts',
        problems: [
          expect.objectContaining({ path: 'timeZone', received: '"Brisbane"' }),
          expect.objectContaining({ path: 'phone', received: '"call us"' }),
        ],
      }),
    )
  })
})

describe('cross-checks', () => {
  it('compares the slug with the folder', () => {
    expect(messageFor({}, { folder: 'south-shore-motors' })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 1 problem.

      **slug**: expected the folder's name "south-shore-motors", received "north-shore-motors"
        Write "south-shore-motors", or rename the folder to "north-shore-motors"."
    `)
  })

  it('refuses a brand colour that cannot be read on white', () => {
    expect(messageFor({ theme: { brandColour: '#ffcc00' } })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 1 problem.

      **theme.brandColour**: expected a colour with a contrast of at least 4.5:1 against white, received "#ffcc00", which has 1.51:1
        Links in it could not be read. The same hue is dark enough at "#907300"."
    `)
    expect(parseSite(makeSiteInput({ theme: { brandColour: '#767676' } }), ORIGIN).theme.brandColour).toBe('#767676')
    expect(messageFor({ theme: { brandColour: '#777777' } })).toContain('which has 4.47:1')
  })

  it('counts a budget as a loan with the rates of the site or of its provider', () => {
    const rates = { interestPercent: 6, comparisonPercent: 8 }
    for (const finance of [{ rates }, { provider: 'one', providers: { one: { rates } } }]) {
      const site = parseSite(makeSiteInput({ finance, budgetSearch: { method: 'loan' } }), ORIGIN)
      expect(site.budgetSearch.method).toBe('loan')
    }
  })

  it('refuses two locations of one code or slug, and two primary ones', () => {
    const locations = [
      makeLocationInput({ primary: true }),
      makeLocationInput({ code: 'SOUTH' }),
      makeLocationInput({ slug: 'logan', primary: true }),
    ]
    expect(messageFor({ locations })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 3 problems.

      **locations[2].code**: expected a code that no other location has, received "NORTH", as locations[0]
        The feed names a location by its code. Give each its own.

      **locations[1].slug**: expected a slug that no other location has, received "chermside", as locations[0]
        It is the address of the location’s page. Give each its own.

      **locations[2].primary**: expected at most one primary location, received true, as locations[0]
        Remove \`primary\` from all but one."
    `)
  })

  it.each(['../other/feed.csv', '/etc/passwd', 'C:\\feeds\\feed.csv', 'stock/../../feed.csv', '..\\feed.csv'])(
    'refuses the feed %s outside the folder',
    (feed) => {
      expect(messageFor({ stock: { feed } })).toContain("**stock.feed**: expected a file inside the site's folder")
    },
  )

  it('accepts a feed in a deeper folder', () => {
    expect(parseSite(makeSiteInput({ stock: { feed: './stock/..feeds/a.csv' } }), ORIGIN).stock.feed).toContain('a.csv')
  })

  it('wants links inside the site to start with a slash', () => {
    const navigation = {
      header: [{ label: 'About', links: [{ label: 'Us', href: 'about-us' }] }],
      footer: [{ title: 'Us', links: [{ label: 'Home', href: 'https://www.north-shore-motors.example' }] }],
      social: [{ label: 'Contact', href: 'https://www.north-shore-motors.example/contact' }],
    }
    expect(messageFor({ navigation })).toMatchInlineSnapshot(`
      "sites/north-shore-motors/site.ts has 3 problems.

      **navigation.header[0].links[0].href**: expected a link such as "/contact", "https://…", "tel:…" or "mailto:…", received "about-us"
        Write "/about-us".

      **navigation.footer[0].links[0].href**: expected a link inside the site that starts with "/", received "https://www.north-shore-motors.example"
        Write "/".

      **navigation.social[0].href**: expected a link inside the site that starts with "/", received "https://www.north-shore-motors.example/contact"
        Write "/contact"."
    `)
  })

  it('speaks even while other values are wrong', () => {
    const message = messageFor({ template: 'none', theme: { brandColour: '#ffffff' } }, { folder: 'other' })
    expect(message).toContain('has 3 problems')
    expect(message).toContain('**theme.brandColour**')
  })
})
