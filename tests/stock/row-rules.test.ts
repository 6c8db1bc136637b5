import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { Row } from './import-text.ts'
import { AS_AT_YEAR, GOOD_ROW, importRow, importText } from './import-text.ts'

describe('values that become a car', () => {
  const cases: [what: string, row: Row, car: Partial<Car>][] = [
    ['a price in words', { price: '$45,990' }, { priceAud: 45_990 }],
    ['a price on application', { price: 'POA' }, { priceAud: null }],
    ['no price', { price: '' }, { priceAud: null }],
    ['a price of nothing', { price: 0 }, { priceAud: null }],
    ['kilometres with a unit', { km: '38 000 km' }, { odometerKm: 38_000 }],
    ['a status in another writing', { status: 'Coming-Soon' }, { status: 'coming_soon' }],
    ['a car type in words', { car_type: 'Dealer Demo' }, { carType: 'demo' }],
    ['a pre-owned car', { car_type: 'Pre-Owned' }, { carType: 'used' }],
    ['a make in capitals', { make: 'MERCEDES BENZ' }, { make: 'Mercedes-Benz' }],
    ['a location in another case', { location_code: 'south' }, { locationCode: 'SOUTH' }],
    ['an engine in cubic centimetres', { engine_size: '2755 cc' }, { engineLitres: 2.8 }],
    [
      'gears in the transmission',
      { trans: '8 speed sports automatic' },
      { transmission: 'Automatic', gearCount: 8, transmissionText: '8 speed sports automatic' },
    ],
    [
      'dates day first',
      { rego_expiry: '03/04/2027', build_date: '11/2021' },
      { registrationExpiry: '2027-04-03', buildDate: '2021-11' },
    ],
    ['an instant with a zone', { created_at: '2026-10-01T09:00:00+10:00' }, { createdAt: '2026-09-30T23:00:00Z' }],
    ['seconds since 1970', { status: 'sold', sold_date_timestamp: 1_790_000_000 }, { soldAt: '2026-09-21T14:13:20Z' }],
    ['a sale date of a car that is not sold', { sold_at: '2026-10-01' }, { soldAt: null }],
    [
      'a paragraph list',
      { dealercomments: '<p>One owner.</p><p>Full books.</p>' },
      { comments: 'One owner.\n\nFull books.' },
    ],
    [
      'images of several shapes',
      {
        images: [
          'https://a.example/1.jpg',
          { url: '/img/2.jpg' },
          { image: { url: 'https://a.example/3.jpg', thumb: { url: 'https://a.example/3t.jpg' } } },
        ],
      },
      {
        images: [
          { url: 'https://a.example/1.jpg', thumbnailUrl: 'https://a.example/1.jpg' },
          { url: '/img/2.jpg', thumbnailUrl: '/img/2.jpg' },
          { url: 'https://a.example/3.jpg', thumbnailUrl: 'https://a.example/3t.jpg' },
        ],
      },
    ],
    [
      'features of several shapes',
      { features: ['Tow bar', { name: 'Bluetooth' }, 'Tow bar'] },
      { features: ['Tow bar', 'Bluetooth'] },
    ],
    [
      'specifications of several shapes',
      { specifications: [{ label: 'Warranty', value: '5 years' }, 'Keys: 2'] },
      {
        specifications: [
          { label: 'Warranty', value: '5 years' },
          { label: 'Keys', value: '2' },
        ],
      },
    ],
    [
      'S1 §3: rows of specifications without data, which keep their place',
      { specifications: [{ label: 'Roof', value: null }, { label: 'Warranty', value: '' }, 'Keys:', 'Loose words'] },
      { specifications: ['Roof', 'Warranty', 'Keys'].map((label) => ({ label, value: '' })) },
    ],
    [
      'prose with a colon, which is no specification',
      {
        summary: [
          'One owner: always serviced here',
          'We checked it all, and then some: twice',
          'The best car that we have had: Kia',
          'Price: Call us today! It will not last.',
          'See https://a.example',
          'Open until 5:30',
          'Gearbox: 6 speed sports automatic',
          'Keys: two',
          'Battery: 12:1 ratio',
          'Serviced at : 45,000 km',
        ],
      },
      {
        specifications: [
          { label: 'Gearbox', value: '6 speed sports automatic' },
          { label: 'Keys', value: 'two' },
          { label: 'Battery', value: '12:1 ratio' },
          { label: 'Serviced at', value: '45,000 km' },
        ],
      },
    ],
    [
      'a summary that is one sentence with a colon',
      { summary: 'One owner: always serviced here' },
      { specifications: [] },
    ],
    [
      'S1 §3: specifications by name, one without data',
      { specifications: { Roof: 'Glass', Keys: null, Deeper: { Key: 1 } } },
      {
        specifications: [
          { label: 'Roof', value: 'Glass' },
          { label: 'Keys', value: '' },
        ],
      },
    ],
    [
      'S1 §3: the summary, where no list is called specifications',
      { summary: [{ label: 'Warranty', value: '5 years' }], featured: [{ label: 'Keys', value: '2' }] },
      { specifications: [{ label: 'Warranty', value: '5 years' }] },
    ],
    [
      'S1 §3: the featured rows, where there is no other list',
      { featured: [{ label: 'Keys', value: '2' }] },
      { specifications: [{ label: 'Keys', value: '2' }] },
    ],
    [
      'a caravan',
      {
        item_type: 'Caravan',
        body: 'Pop Top',
        body_length: `21'6"`,
        body_width: '2.5 m',
        tare_weight: '2,450 kg',
        sleeps: 4,
        ballWeightKg: null,
        hasBunks: false,
        hasBathroom: false,
        isOffRoad: false,
      },
      {
        itemType: 'caravan',
        bodyType: 'pop-top',
        caravan: {
          bodyLengthMm: 6553,
          bodyWidthMm: 2500,
          tareWeightKg: 2450,
          aggregateTrailerMassKg: null,
          axleType: null,
          sleeps: 4,
          ballWeightKg: null,
          hasBunks: false,
          hasBathroom: false,
          isOffRoad: false,
        },
      },
    ],
    [
      'a caravan by the words of its badge and features',
      {
        item_type: 'caravan',
        body: 'Caravan',
        badge: 'Pop Top 17.6 Bunk',
        features: ['Ensuite with separate shower and toilet', 'Off-road hitch'],
        body_length: '18 ft',
        tare_weight: '1.69t',
        aggregate_trailer_mass: 2.1,
        ball_weight: '140kg',
        axle_type: 'Tandem axle',
        sleeps: '4',
      },
      {
        bodyType: 'pop-top',
        caravan: {
          bodyLengthMm: 5486,
          bodyWidthMm: null,
          tareWeightKg: 1690,
          aggregateTrailerMassKg: 2100,
          ballWeightKg: 140,
          axleType: 'Tandem axle',
          sleeps: 4,
          hasBunks: true,
          hasBathroom: true,
          isOffRoad: true,
        },
      },
    ],
    [
      'what a caravan says of itself before its words',
      {
        item_type: 'caravan',
        bunks: '2',
        bathroom: 'External',
        off_road: 'no',
        features: ['Off-road hitch', 'Ensuite'],
      },
      {
        bodyType: 'caravan',
        caravan: expect.objectContaining({ hasBunks: true, hasBathroom: false, isOffRoad: false }),
      },
    ],
    [
      'a motorcycle',
      { item_type: 'Motorbike', body: 'Sports Touring', engine_size: '649 cc', lams: 'Y', drive: null },
      { itemType: 'motorcycle', bodyType: 'touring-bike', motorcycle: { engineCc: 649, isLearnerApproved: true } },
    ],
    [
      'a motorcycle in litres, learner legal by its features',
      { item_type: 'motorcycle', body: null, engine_size: '1.25 L', features: ['LAMS approved'] },
      { bodyType: 'motorcycle', motorcycle: { engineCc: 1250, isLearnerApproved: true } },
    ],
    [
      'a truck',
      { item_type: 'truck', body: 'Tipper', grossvehiclemass: '22.5t', axle_type: '6 x 4', drive: '6x4' },
      {
        itemType: 'truck',
        bodyType: 'tipper',
        drive: null,
        truck: { axles: '6x4', licence: 'HR' },
        variant: expect.objectContaining({ grossVehicleMassKg: 22_500 }),
      },
    ],
    [
      'a truck that a car licence is enough for',
      { item_type: 'truck', body: null, model: 'Canter', grossvehiclemass: 4_495, drive: '4x2' },
      { bodyType: 'light-truck', truck: { axles: '4x2', licence: 'C' } },
    ],
    ['a body from the model', { body: null, model: 'HiAce', badge: 'LWB' }, { body: null, bodyType: 'van' }],
    ['a year as a spreadsheet writes it', { year: '2021.0' }, { year: 2021 }],
    ['a coming model year', { year: AS_AT_YEAR + 1 }, { year: AS_AT_YEAR + 1 }],
    [
      'words for nothing',
      { colour: '-', series: 'N/A', fuel: 'null' },
      { colour: null, series: null, fuel: null, fuelType: null },
    ],
  ]
  it.each(cases)('%s', async (_, row, car) => {
    const imported = await importRow(row)
    expect(imported.car).toMatchObject(car)
    expect(imported.warnings).toEqual([])
  })
})

describe('values that are dropped with a warning', () => {
  const cases: [what: string, row: Row, car: Partial<Car>, reasonCode: string][] = [
    ['a negative price', { price: -5_000 }, { priceAud: null }, 'price-negative'],
    ['a price beyond belief', { price: '999999999' }, { priceAud: null }, 'price-too-high'],
    ['a price of a slip', { price: 88 }, { priceAud: null }, 'price-too-low'],
    ['a price in scientific notation', { price: '1e5' }, { priceAud: null }, 'price-unreadable'],
    ['an odometer below zero', { km: -1 }, { odometerKm: null }, 'out-of-range'],
    ['an odometer in words', { km: 'low kms' }, { odometerKm: null }, 'not-a-number'],
    ['ninety doors', { doors: 90 }, { doors: null }, 'out-of-range'],
    ['31 February', { rego_expiry: '31/02/2027' }, { registrationExpiry: null }, 'unreadable'],
    ['an unknown status, which is shown as sold', { status: 'Wholesale' }, { status: 'sold' }, 'status-unknown'],
    ['no status, which is shown as sold', { status: null }, { status: 'sold' }, 'status-unknown'],
    ['an unknown location', { location_code: 'west' }, { locationCode: null }, 'location-unknown'],
    ['an unknown fuel', { fuel: 'Steam' }, { fuel: 'Steam', fuelType: null }, 'unknown-word'],
    ['two-wheel drive, which names no wheels', { drive: '2WD' }, { drive: null }, 'unknown-word'],
    ['a VIN that is none', { vin: '!!' }, { vin: null }, 'vin-unreadable'],
    ['a badge of 10,000 characters', { badge: 'x'.repeat(10_000) }, { badge: null }, 'too-long'],
    [
      'a feature of 10,000 characters',
      { features: ['Tow bar', 'x'.repeat(10_000)] },
      { features: ['Tow bar'] },
      'too-long',
    ],
    ['an object where a text should be', { colour: { red: true } }, { colour: null }, 'not-text'],
    ['neither yes nor no', { reserved: 'perhaps' }, { reserved: false }, 'not-yes-or-no'],
    [
      'a body that nothing shows',
      { body: 'Spaceship', model: 'Zed', badge: null },
      { bodyType: null, body: 'Spaceship' },
      'body-unknown',
    ],
  ]
  it.each(cases)('%s', async (_, row, car, reasonCode) => {
    const imported = await importRow(row)
    expect(imported.car).toMatchObject(car)
    expect(imported.warnings.map((warning) => warning.reasonCode)).toEqual([reasonCode])
  })

  it('cuts comments of 10,000 characters at a word', async () => {
    const { car, warnings } = await importRow({ dealercomments: 'word '.repeat(2_000) })
    expect(car?.comments?.length).toBeLessThanOrEqual(8_001)
    expect(car?.comments).toMatch(/ word…$/)
    expect(warnings.map(({ reasonCode }) => reasonCode)).toEqual(['cut'])
  })
})

describe('rows that become no car', () => {
  const cases: [what: string, row: Row, field: string, reasonCode: string][] = [
    ['no id of any kind', { id: '', stocknum: '' }, 'id', 'id-missing'],
    ['no make', { make: null }, 'make', 'make-missing'],
    ['a make of 10,000 characters', { make: 'x'.repeat(10_000) }, 'make', 'make-missing'],
    ['no model', { model: ' ' }, 'model', 'model-missing'],
    ['no year', { year: null }, 'year', 'year-missing'],
    ['year 2060', { year: 2060 }, 'year', 'year-out-of-range'],
    ['year 1899', { year: '1899' }, 'year', 'year-out-of-range'],
    ['a year with a fraction', { year: 2020.5 }, 'year', 'year-unreadable'],
    ['a year with a fraction in words', { year: '2020.5' }, 'year', 'year-unreadable'],
    ['a year of two digits', { year: '21' }, 'year', 'year-unreadable'],
    ['two years', { year: '2021/2022' }, 'year', 'year-unreadable'],
    ['no number for a year', { year: 'new' }, 'year', 'year-unreadable'],
    ['no car type', { car_type: null }, 'car_type', 'car-type-unknown'],
    ['a car type that is none', { car_type: 'N/A yet' }, 'car_type', 'car-type-unknown'],
  ]
  it.each(cases)('%s', async (_, row, field, reasonCode) => {
    const { car, quarantined } = await importRow(row)
    expect(car).toBeNull()
    expect(quarantined).toEqual([expect.objectContaining({ row: 1, line: 1, field, reasonCode })])
    expect(quarantined[0]?.value.length).toBeLessThanOrEqual(200)
  })

  it('reports every problem of a row at once', async () => {
    const { quarantined } = await importRow({ make: '', year: 1066, car_type: '?' })
    expect(quarantined.map(({ reasonCode }) => reasonCode)).toEqual([
      'year-out-of-range',
      'make-missing',
      'car-type-unknown',
    ])
  })

  it('loses only the broken record of a feed', async () => {
    const row = (id: string) => JSON.stringify({ ...GOOD_ROW, id })
    const { cars, report } = await importText('f.json', `[${row('a')},{"id":"b",},7,${row('c')}]`)
    expect(cars.map(({ car }) => car.id)).toEqual(['a', 'c'])
    expect(report.quarantined.map(({ row, reasonCode }) => [row, reasonCode])).toEqual([
      [2, 'malformed'],
      [3, 'not-an-object'],
    ])
  })
})

describe('hostile values', () => {
  const texts: [what: string, raw: string, clean: string | null][] = [
    ['a script', 'Nice<script>alert(1)</script> car', 'Nice car'],
    ['a tag that closes a page', '</title><img src=x onerror=alert(1)>SR5', 'SR5'],
    ['a tag that does not end', 'SR5 <img src=x onerror=alert(1)', 'SR5 img src=x onerror=alert(1)'],
    ['a tag hidden in a tag', '<scr<b>ipt>alert(1)</scr</b>ipt>', 'script>alert(1)/script>'],
    ['escaped markup', '&lt;b&gt;SR5&lt;/b&gt;', 'SR5'],
    ['markup escaped twice, decoded once', '&amp;lt;b&amp;gt;SR5', '&lt;b&gt;SR5'],
    ['a less-than sign', 'under < 50,000 km', 'under < 50,000 km'],
    ['an entity', 'Black &amp; Tan', 'Black & Tan'],
    ['a formula', '=HYPERLINK("https://evil.example","SR5")', 'HYPERLINK("https://evil.example","SR5")'],
    ['a command', '+cmd|calc!A0', 'cmd|calc!A0'],
    ['a function', '@SUM(A1)', 'SUM(A1)'],
    ['a sum', '+1+1', '1+1'],
    ['a plus that belongs to a name', '+EV Excite', '+EV Excite'],
    ['a plus and a number that do', '+2 TI', '+2 TI'],
    ['a zero byte', 'S\u0000R5', 'SR5'],
    ['a bidirectional override', 'SR5\u202e txt.exe', 'SR5 txt.exe'],
    ['an invisible space', 'S\u200bR5', 'SR5'],
    ['half a character', 'SR5 \ud83d', 'SR5'],
    ['a whole one', 'SR5 🚗', 'SR5 🚗'],
    ['line ends in a line', 'SR5\r\n\tDual', 'SR5 Dual'],
    ['nothing but markup', '<b></b>', null],
  ]
  it.each(texts)('%s becomes plain text', async (_, badge, clean) => {
    const { car } = await importRow({ badge })
    expect(car?.badge).toBe(clean)
  })

  const urls: [url: string, kept: string | null][] = [
    ['https://a.example/x.jpg', 'https://a.example/x.jpg'],
    ['/stock/x.jpg?w=1', '/stock/x.jpg?w=1'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    ['http://a.example/x.jpg', null],
    ['//evil.example/x.jpg', null],
    ['/\\evil.example/x.jpg', null],
    ['/\t/evil.example/x.jpg', null],
    ['https://user:pass@a.example/x.jpg', null],
    ['https://a.example/x.jpg" onerror="alert(1)', null],
    ['https:a.example/x.jpg', null],
    ['x.jpg', null],
  ]
  it.each(urls)('the address %s is kept as %s', async (url, kept) => {
    const { car, warnings } = await importRow({ images: [{ url }], video_url: url })
    expect(car?.images.map((image) => image.url)).toEqual(kept === null ? [] : [kept])
    expect(car?.videoUrl).toBe(kept)
    expect(warnings.map(({ field }) => field).sort()).toEqual(kept === null ? ['images', 'video_url'] : [])
  })

  const ids: [id: string, safe: RegExp][] = [
    ['T1042', /^t1042$/],
    ['../../etc/passwd', /^etc-passwd-[a-z0-9]{8}$/],
    ['A/1', /^a-1-[a-z0-9]{8}$/],
    ['A-1', /^a-1$/],
    ['车', /^car-[a-z0-9]{8}$/],
    ['x'.repeat(100), /^x{31}-[a-z0-9]{8}$/],
    ['CON', /^con$/],
    ['__proto__', /^proto-[a-z0-9]{8}$/],
  ]
  it.each(ids)('the id %s is safe', async (id, safe) => {
    const { car } = await importRow({ id })
    expect(car?.id).toMatch(safe)
    expect(car?.slug).toBe(`2022-toyota-hilux-sr5-${car?.id}`)
  })

  it('a key named like a part of every object changes nothing', async () => {
    const { cars } = await importText(
      'f.json',
      `[${JSON.stringify(GOOD_ROW).replace('{', '{"__proto__":{"reserved":true},"constructor":1,')}]`,
    )
    expect(cars[0]?.car.reserved).toBe(false)
  })

  it('entities of XML do not grow', async () => {
    const bomb = '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><s><car><id>&b;</id></car></s>'
    const { cars, report } = await importText('f.xml', bomb)
    expect(cars).toEqual([])
    expect(report.unreadable?.kind).toBe('refused')
    const undefinedEntity = await importText('f.xml', '<s><car><id>&b;</id></car></s>')
    expect(undefinedEntity.report.quarantinedByReason).toEqual({ malformed: 1 })
  })
})

describe('rows that share an id or a VIN', () => {
  const older = { ...GOOD_ROW, price: 1_000, updated_at: '2026-01-01' }
  const newer = { ...GOOD_ROW, price: 2_000, updated_at: '2026-02-01' }
  const unpriced = { ...GOOD_ROW, price: null, updated_at: '2026-02-01' }

  it.each([[[older, newer, unpriced]], [[unpriced, newer, older]], [[newer, unpriced, older]]])(
    'keep the same one in any order',
    async (rows) => {
      const { cars, report } = await importText('f.json', JSON.stringify(rows))
      expect(cars.map(({ car }) => car.priceAud)).toEqual([2_000])
      expect(report.quarantinedByReason).toEqual({ 'duplicate-id': 2 })
      expect(report.quarantined[0]).toMatchObject({
        field: 'id',
        value: 't1042',
        reason: `row ${rows.indexOf(newer) + 1} has the same id and was kept`,
      })
    },
  )

  it('keep one of two equal rows', async () => {
    const { cars, report } = await importText('f.json', JSON.stringify([GOOD_ROW, GOOD_ROW]))
    expect(cars).toHaveLength(1)
    expect([report.rows, report.accepted, report.quarantinedRows]).toEqual([2, 1, 1])
  })

  it('keep one of two cars whose addresses would be the same', async () => {
    const rows = [
      { ...GOOD_ROW, badge: null, id: 'sr5-1' },
      { ...GOOD_ROW, badge: 'SR5', id: '1' },
    ]
    const { cars, report } = await importText('f.json', JSON.stringify(rows))
    expect(cars).toHaveLength(1)
    expect(report.quarantinedByReason).toEqual({ 'duplicate-slug': 1 })
  })

  it('are both kept, and both warned of, when only the VIN is shared', async () => {
    const vin = 'JTMAB3FV100000001'
    const { cars, report } = await importText(
      'f.json',
      JSON.stringify([
        { ...GOOD_ROW, vin },
        { ...GOOD_ROW, id: 'b', vin },
      ]),
    )
    expect(cars).toHaveLength(2)
    expect(report.warnings.map(({ row, reasonCode }) => [row, reasonCode])).toEqual([
      [1, 'duplicate-vin'],
      [2, 'duplicate-vin'],
    ])
  })
})
