/** What is written under the made-up vehicles: read like a person's, and never more than the data says. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { VehicleFacts } from '#scripts/demo/stock/comments/facts.ts'
import { factsOf } from '#scripts/demo/stock/comments/facts.ts'
import { topicsOf } from '#scripts/demo/stock/comments/frame.ts'
import { chooseFrames, FRAME_SETS, salesComments } from '#scripts/demo/stock/comments/sales-comments.ts'
import type { DemoLocation, DemoVehicle } from '#scripts/demo/stock/demo-vehicle.ts'
import { generateVehicles } from '#scripts/demo/stock/generate-vehicles.ts'
import { createRandom } from '#scripts/demo/stock/random.ts'
import { spoilVehicles } from '#scripts/demo/stock/spoil-vehicles.ts'

const AS_AT = new Date('2026-11-20T14:00:00Z')
const LOCATIONS: DemoLocation[] = [
  { code: 'A', makes: ['Mazda', 'Kia', 'Jayco', 'New Age'], state: 'NSW' },
  { code: 'B', makes: [], state: 'QLD' },
]
const vehicles = (profile: 'cars' | 'caravans', seed: number, count: number) =>
  generateVehicles({ seed, count, profile, asAt: AS_AT, locations: LOCATIONS })

/** Words that promise equipment, and the equipment that keeps the promise: any one of it. */
const PROMISES: readonly (readonly [words: RegExp, features: readonly string[]])[] = [
  [/360-degree/, ['360-degree camera']],
  [/reversing camera/i, ['Reversing camera']],
  [/sensors at both ends/, ['Front and rear parking sensors']],
  [/adaptive cruise/i, ['Adaptive cruise control']],
  [/cruise control/i, ['Adaptive cruise control', 'Cruise control']],
  [/lane keep/i, ['Lane keep assist']],
  [/CarPlay|Android/, ['Apple CarPlay and Android Auto, wireless']],
  [/wireless charger/, ['Wireless phone charger']],
  [/climate control/i, ['Dual-zone climate control']],
  [/seats heat/, ['Heated and ventilated front seats']],
  [/heated steering/, ['Heated steering wheel']],
  [/leather/i, ['Leather trim']],
  [/sunroof/, ['Panoramic sunroof']],
  [/power tailgate/, ['Power tailgate, hands-free']],
  [/head-up/, ['Head-up display']],
  [/seat remembers/, ['Memory driver’s seat, 10-way power']],
  [/ten speakers/, ['Premium audio, 10 speakers']],
  [/key in your pocket/, ['Keyless entry and push-button start']],
  [/blind spot/i, ['Blind spot monitoring']],
  [/cross-traffic/i, ['Rear cross-traffic alert']],
  [/high beam/, ['Automatic high beam']],
  [/navigation/, ['Satellite navigation']],
  [/wipers start/, ['Rain-sensing wipers']],
  [/digital radio/, ['Digital radio']],
  [/roof rails/i, ['Roof rails']],
  [/speed signs/, ['Traffic sign recognition']],
  [/isofix/i, ['Isofix child seat anchorages']],
  [/emergency braking/, ['Autonomous emergency braking']],
  [/USB-C/, ['USB-C charging ports']],
  [/hill start/i, ['Hill start assist']],
  [/headlights/, ['LED headlights']],
  [/tyre pressure/i, ['Tyre pressure monitoring']],
  [/cargo blind/, ['Cargo blind']],
  [/Fold one side/, ['Split-fold rear seats']],
  [/tow bar/i, ['Tow bar and wiring']],
  [/alloy tray/i, ['Alloy tray']],
  [/ladder rack/i, ['Ladder rack']],
  [/toolboxes/, ['Under-tray toolboxes']],
  [/tub liner|tub is lined/, ['Tub liner']],
  [/side steps/i, ['Side steps']],
  [/differential lock/, ['Rear differential lock']],
  [/tonneau/, ['Hard tonneau cover']],
  [/cargo barrier/, ['Cargo barrier']],
  [/barn doors/i, ['Barn doors']],
  [/rubber floor/, ['Rubber cargo floor']],
  [/sliding doors on both/, ['Sliding doors, both sides']],
  [/soft top/, ['Fabric soft top']],
  [/limited-slip/, ['Limited-slip differential']],
  [/ensuite/, ['Ensuite with separate shower and toilet']],
  [/queen bed/, ['Island queen bed']],
  [/bunks/i, ['Bunk beds']],
  [/lounge/, ['Club lounge']],
  [/oven/, ['Full oven, four-burner cooktop']],
  [/188-litre/, ['Dometic 188 L fridge']],
  [/microwave/, ['Microwave']],
  [/washing machine/, ['Washing machine, top loader']],
  [/reverse-cycle/i, ['Reverse-cycle air conditioner']],
  [/diesel heater/, ['Diesel heater']],
  [/lithium/, ['Lithium battery, 200 Ah']],
  [/solar panels|of solar/i, ['Solar panels, 400 W']],
  [/the awning goes out/i, ['Electric awning with LED strip']],
  [/annexe/, ['Annexe, full size']],
  [/shower outside/, ['External shower']],
  [/barbecue/, ['BBQ slide, pull-out']],
  [/picnic table/, ['Picnic table']],
  [/boot runs right through/, ['Front boot with tunnel']],
  [/95-litre/, ['Two 95 L water tanks']],
  [/grey water/, ['Grey water tank, 95 L']],
  [/coil suspension/, ['Independent coil suspension']],
  [/air bags down/, ['Air bag suspension']],
  [/hitch turns/, ['Off-road hitch']],
  [/stone guard/, ['Stone guard']],
  [/fans draw|hatch fans/, ['Roof hatches with fans']],
  [/Anderson/, ['Anderson plug']],
  [/hot water/, ['Gas and electric hot water']],
]

/** Words that claim something of the vehicle, and when it is so. */
const CLAIMS: readonly (readonly [words: RegExp, isSo: (vehicle: DemoVehicle) => boolean])[] = [
  [/one owner|same owner/i, ({ tag }) => tag === 'One owner'],
  [/certified by us/i, ({ certified }) => certified === true],
  [/registered until/, ({ rego_expiry: expiry }) => Date.parse(String(expiry)) > AS_AT.getTime()],
  [/brand new|a new |this new |never registered|delivery kilometres/i, ({ car_type: type }) => type === 'new'],
  [/plastic still|Skip the waiting/, ({ car_type: type }) => type === 'new'],
  [/demonstrator|sales manager/, ({ car_type: type }) => type === 'demo'],
  [/in trade and|traded by|last owners|workshop gave/i, ({ car_type: type }) => type === 'used'],
  [/maker’s warranty/, ({ year }) => Number(year) >= 2023],
  [/on its way|not in the yard yet|due here/i, ({ status }) => status === 'coming_soon'],
  [/test drives are welcome|come and sit in it|on the floor now|in stock/i, ({ status }) => status !== 'coming_soon'],
  [
    /here today|yours this week|in your name|looking for a home|first owner|this weekend: |no name on it|test drives are welcome|come and (?:sit|look)|bring the|on the telephone/i,
    ({ reserved }) => reserved !== true,
  ],
  [/on hold for another|put a deposit/, ({ reserved }) => reserved === true],
  [/speed manual|manual gearbox/i, ({ trans }) => /manual/i.test(String(trans))],
  [/electric car|bowser to visit|at home overnight/, ({ fuel }) => fuel === 'Electric'],
  [/the hybrid|a hybrid/i, ({ fuel }) => fuel === 'Petrol - electric hybrid'],
  [/daily run on electricity/, ({ fuel }) => fuel === 'Plug-in hybrid'],
  [/diesel (?:is|pulls)/, ({ fuel }) => fuel === 'Diesel'],
  [/cold-start/, ({ fuel }) => fuel !== 'Electric'],
  [/low range/i, ({ drive }) => drive === '4x4'],
  [/all-wheel drive/i, ({ drive }) => drive === 'AWD'],
  [/two seats/i, ({ seats }) => seats === 2],
  [/five seats/i, ({ seats }) => seats === 5],
  [/three rows/, ({ seats }) => Number(seats) >= 7],
  [/tandem axles/i, ({ axle_type: axle }) => axle === 'Tandem axle'],
  [/one axle/i, ({ axle_type: axle }) => axle === 'Single axle'],
  [/hitch it up|\bATM\b|kg loaded|weighbridge/, ({ body }) => body !== 'Motorhome'],
  [/unhitch|car licence/, ({ body }) => body === 'Motorhome'],
]

describe('comments of the made-up vehicles', () => {
  test.each(['cars', 'caravans'] as const)(
    'of %s promise no equipment and claim no fact that the data does not have',
    (profile) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          for (const vehicle of vehicles(profile, seed, 25)) {
            const text = String(vehicle.dealercomments)
            const features = vehicle.features as string[]
            for (const [words, needed] of PROMISES) {
              if (words.test(text))
                expect(
                  needed.some((one) => features.includes(one)),
                  `${words}: ${text}`,
                ).toBe(true)
            }
            for (const [words, isSo] of CLAIMS) {
              if (words.test(text)) expect(isSo(vehicle), `${words}: ${text}`).toBe(true)
            }
          }
        }),
        { numRuns: 120 },
      )
    },
  )

  test.each(PROMISES)('%s is said of some vehicle at least', (words) => {
    const sets = Object.values(FRAME_SETS).flatMap((set) => [...set.equipment, ...set.smallEquipment])
    expect(sets.some(({ says }) => words.test(says))).toBe(true)
  })

  it('say the numbers of the vehicle itself', () => {
    for (const vehicle of [...vehicles('cars', 5, 400), ...vehicles('caravans', 5, 200)]) {
      const text = String(vehicle.dealercomments)
      const known = [
        vehicle.km,
        vehicle.towingcapacitybraked,
        vehicle.tare_weight,
        vehicle.aggregate_trailer_mass,
        2500,
      ]
      for (const [, said = ''] of text.matchAll(/(?<!\/)\b([\d,]+) k[mg]\b/g)) {
        expect(known, text).toContain(Number(said.replaceAll(',', '')))
      }
      for (const [, said] of text.matchAll(/([\d.]+) L\/100/g))
        expect(Number(said)).toBe(vehicle.fuelconsumptioncombined)
    }
  })

  it('use no sentence and no topic twice in one text, and each of many sentences somewhere', () => {
    const used = new Set<string>()
    for (const profile of ['cars', 'caravans'] as const) {
      for (const [index, vehicle] of vehicles(profile, 11, 2_500).entries()) {
        const facts = factsOf(vehicle, AS_AT)
        const frames = chooseFrames(
          createRandom(index),
          facts,
          FRAME_SETS[profile === 'cars' ? 'car' : 'caravan'],
        ).flat()
        const topics = frames.flatMap(topicsOf)
        expect(new Set(topics).size).toBe(topics.length)
        expect(new Set(frames).size).toBe(frames.length)
        expect(frames.length).toBeGreaterThanOrEqual(4)
        expect(frames[0]?.topic).toBe('opening')
        expect(frames.at(-1)?.topic).toBe('closing')
        for (const { says } of frames) used.add(says)
      }
    }
    const all = [FRAME_SETS.car, FRAME_SETS.caravan].flatMap((set) => Object.values(set).flat())
    expect(all.length).toBeGreaterThan(150)
    expect(all.filter(({ says }) => !used.has(says)).map(({ says }) => says)).toEqual([])
  })

  it('are whole sentences, with every gap filled', () => {
    for (const vehicle of [...vehicles('cars', 3, 500), ...vehicles('caravans', 3, 200)]) {
      const text = String(vehicle.dealercomments)
      expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}| [.,]|\ba [aeio8]|\bone years\b/)
      for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^(?:[A-Z].*[.?!])?$/s)
    }
  })

  it('stay as they are for the same seed, and are empty now and then', () => {
    const texts = vehicles('cars', 21, 300).map(({ dealercomments }) => dealercomments)
    expect(vehicles('cars', 21, 300).map(({ dealercomments }) => dealercomments)).toEqual(texts)
    const silent = texts.filter((text) => text === '').length
    expect(silent).toBeGreaterThan(3)
    expect(silent).toBeLessThan(30)
  })

  test.each(['motorcycle', 'truck'] as const)('fit a %s of every condition', (itemType) => {
    for (const condition of ['new', 'demo', 'used'] as const) {
      const vehicle: DemoVehicle = {
        item_type: itemType,
        car_type: condition,
        year: 2024,
        make: 'Fuso',
        model: 'Canter',
        colour: 'White',
        ...(condition === 'new' ? {} : { km: 41_000 }),
        created_at: '2026-11-01T00:00:00Z',
      }
      for (let seed = 0; seed < 40; seed++) {
        const text = salesComments(createRandom(seed), vehicle, AS_AT)
        if (text === '') continue
        expect(text).toContain('2024 Fuso Canter')
        expect(text.split('\n\n').length).toBe(condition === 'used' ? 4 : 3)
      }
    }
  })
})

describe('factsOf', () => {
  const kindOf = (vehicle: DemoVehicle): VehicleFacts['kind'] =>
    factsOf({ created_at: '2026-11-01T00:00:00Z', ...vehicle }, AS_AT).kind
  test.each([
    [{ body: 'Dual Cab Utility' }, 'ute'],
    [{ body: 'Single Cab Chassis' }, 'ute'],
    [{ body: 'Van' }, 'van'],
    [{ body: 'People Mover' }, 'people-mover'],
    [{ body: 'Coupe' }, 'sports'],
    [{ body: 'Convertible' }, 'sports'],
    [{ body: 'SUV', drive: '4x4', seats: 7 }, 'off-roader'],
    [{ body: 'SUV', drive: 'AWD', seats: 7 }, 'seven-seater'],
    [{ body: 'SUV', drive: 'AWD', seats: 5 }, 'suv'],
    [{ body: 'Wagon' }, 'wagon'],
    [{ body: 'Hatchback' }, 'city'],
    [{ body: 'Sedan' }, 'sedan'],
    [{ body: 'Off Road Caravan', item_type: 'caravan' }, 'caravan'],
    [{ body: 'Pop Top', item_type: 'caravan' }, 'pop-top'],
    [{ body: 'Camper Trailer', item_type: 'caravan' }, 'camper'],
    [{ body: 'Motorhome', item_type: 'caravan' }, 'motorhome'],
    [{ item_type: 'motorcycle' }, 'motorcycle'],
  ])('knows %o as %s', (vehicle, kind) => {
    expect(kindOf(vehicle)).toBe(kind)
  })
})

it('names no price under a vehicle that shows none', () => {
  const unpriced = spoilVehicles(vehicles('cars', 3, 6_000), 3).filter(
    ({ price }) => Number.isNaN(Number(price)) || Number(price) < 0,
  )
  const commented = unpriced.filter(({ price }) => !String(price).startsWith('$'))
  expect(commented.length).toBeGreaterThan(50)
  for (const { dealercomments } of commented) expect(String(dealercomments)).not.toMatch(/\bpriced?\b/)
})
