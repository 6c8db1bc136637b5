/** Motorcycles as they are sold in Australia, with list prices of about 2026. */

export interface MotorcycleModel {
  make: string
  model: string
  body: string
  engineCc: number
  cylinders: number
  /** Whether learners may ride it. */
  isLearnerApproved: boolean
  /** First year of this generation. */
  since: number
  colours: readonly string[]
  /** Badge and list price in AUD, the cheapest first. */
  variants: readonly (readonly [badge: string, listAud: number])[]
}

const ADVENTURE = 'Adventure Bike'
const CRUISER = 'Cruiser'
const NAKED = 'Naked Bike'
const SPORT = 'Sports Bike'
const DARK = ['Matt Black', 'Storm Grey', 'Phantom Blue']
const BRIGHT = ['Racing Red', 'Racing Blue', 'Gloss Black', 'Pearl White']
const RALLY = ['Rally White', 'Desert Orange', 'Gloss Black', 'Expedition Blue']
const CLASSIC = ['Gloss Black', 'Heritage Red', 'Billet Silver', 'Brooklands Green']

const bike = (
  make: string,
  model: string,
  body: string,
  [engineCc, cylinders]: readonly [number, number],
  since: number,
  colours: readonly string[],
  variants: MotorcycleModel['variants'],
): MotorcycleModel => ({ make, model, body, engineCc, cylinders, isLearnerApproved: false, since, colours, variants })

const learner = (...plan: Parameters<typeof bike>): MotorcycleModel => ({ ...bike(...plan), isLearnerApproved: true })

export const MOTORCYCLE_MODELS: readonly MotorcycleModel[] = [
  learner('Yamaha', 'MT-07', NAKED, [655, 2], 2018, ['Racing Blue', 'Storm Grey', 'Gloss Black'], [['LA', 14_399]]),
  bike(
    'Yamaha',
    'MT-09',
    NAKED,
    [890, 3],
    2021,
    ['Racing Blue', 'Storm Grey', 'Racing Red'],
    [
      ['Standard', 18_199],
      ['SP', 21_299],
    ],
  ),
  learner('Yamaha', 'YZF-R3', SPORT, [321, 2], 2019, ['Racing Blue', 'Gloss Black', 'Pearl White'], [['ABS', 8_999]]),
  bike('Yamaha', 'YZF-R7', SPORT, [689, 2], 2022, ['Racing Blue', 'Gloss Black'], [['HO', 15_499]]),
  bike('Yamaha', 'Tenere 700', ADVENTURE, [689, 2], 2020, RALLY, [
    ['Standard', 18_399],
    ['Rally', 20_199],
  ]),
  bike(
    'KTM',
    '890 Adventure',
    ADVENTURE,
    [889, 2],
    2021,
    ['Desert Orange', 'Gloss Black'],
    [
      ['Standard', 22_995],
      ['R', 25_495],
    ],
  ),
  learner(
    'KTM',
    '390 Adventure',
    ADVENTURE,
    [399, 1],
    2020,
    ['Desert Orange', 'Rally White'],
    [
      ['Standard', 9_795],
      ['R', 10_495],
    ],
  ),
  learner('KTM', '390 Duke', NAKED, [399, 1], 2019, ['Desert Orange', 'Matt Black'], [['Standard', 8_695]]),
  bike('KTM', '990 Duke', NAKED, [947, 2], 2024, ['Desert Orange', 'Gloss Black'], [['Standard', 22_495]]),
  learner('Royal Enfield', 'Classic 350', CRUISER, [349, 1], 2021, CLASSIC, [
    ['Halcyon', 9_190],
    ['Chrome', 9_490],
  ]),
  learner(
    'Royal Enfield',
    'Himalayan 450',
    ADVENTURE,
    [452, 1],
    2024,
    ['Rally White', 'Storm Grey', 'Gloss Black'],
    [
      ['Base', 8_990],
      ['Summit', 9_490],
    ],
  ),
  learner('Royal Enfield', 'Super Meteor 650', CRUISER, [648, 2], 2023, CLASSIC, [
    ['Astral', 12_090],
    ['Celestial', 12_990],
  ]),
  bike('Harley-Davidson', 'Heritage Classic', CRUISER, [1868, 2], 2018, CLASSIC, [['114', 38_250]]),
  bike('Harley-Davidson', 'Fat Bob', CRUISER, [1868, 2], 2018, DARK, [['114', 33_250]]),
  bike('Triumph', 'Tiger 900', ADVENTURE, [888, 3], 2020, RALLY, [
    ['GT Pro', 24_590],
    ['Rally Pro', 25_590],
  ]),
  bike('Triumph', 'Street Triple 765', NAKED, [765, 3], 2020, BRIGHT, [
    ['R', 17_190],
    ['RS', 20_390],
  ]),
  bike('BMW', 'R 1250 GS', ADVENTURE, [1254, 2], 2019, RALLY, [
    ['Rallye X', 30_290],
    ['Trophy X', 31_790],
  ]),
  bike('Honda', 'CBR650R', SPORT, [649, 4], 2019, ['Racing Red', 'Gloss Black'], [['ABS', 14_899]]),
  learner('Honda', 'CMX500 Rebel', CRUISER, [471, 2], 2018, DARK, [['ABS', 10_399]]),
  learner('Kawasaki', 'Ninja 400', SPORT, [399, 2], 2018, ['Lime Green', 'Gloss Black'], [['Standard', 8_217]]),
  bike(
    'Kawasaki',
    'Z900',
    NAKED,
    [948, 4],
    2018,
    ['Lime Green', 'Storm Grey'],
    [
      ['Standard', 15_771],
      ['SE', 18_490],
    ],
  ),
  bike('Suzuki', 'V-Strom 800DE', ADVENTURE, [776, 2], 2023, RALLY, [['Standard', 17_990]]),
]
