/** What Australian shoppers call the values of facets, besides their names (ours). */

/**
 * By attribute: a value, and other words for it. A word of two values means either. A family car is one with room for
 * the children and their things, whatever its badge says: an SUV, a wagon or a people mover. Cabs come first: where
 * they distinguish cars they are meant, and else a ute is.
 */
export const OTHER_WORDS: Readonly<Record<string, readonly (readonly [value: string, words: string])[]>> = {
  categories: [
    ['dual cab', 'double cab|twin cab|crew cab|4 door ute|four door ute'],
    ['extra cab', 'space cab|king cab|super cab|club cab|freestyle cab|extended cab'],
    ['single cab', 'regular cab|2 door ute|two door ute'],
  ],
  car_type: [
    ['used', 'pre owned|pre loved|second hand|2nd hand|near new|nearly new'],
    ['new', 'brand new'],
    ['demo', 'ex demo|demonstrator|ex demonstrator|dealer demo|near new|nearly new'],
  ],
  body: [
    [
      'ute',
      'utility|pickup|work ute|tradie ute|tradies ute|trade ute|dual cab|double cab|twin cab|crew cab|single cab|regular cab|extra cab|space cab|king cab|super cab|club cab|freestyle cab|extended cab|cab chassis|tray back|tray|family ute',
    ],
    ['suv', 'soft roader|off roader|crossover|sports utility vehicle|family suv|family car|family vehicle'],
    ['hatch', 'hatchback|hatchy|family hatch|family hatchback|small car|little car|city car|runabout'],
    ['sedan', 'saloon|family sedan'],
    ['wagon', 'station wagon|estate|family wagon|family car|family vehicle'],
    ['van', 'panel van|delivery van|cargo van|work van'],
    [
      'people mover',
      'mpv|minivan|mini van|minibus|family van|family mover|family people mover|family car|family vehicle',
    ],
    ['convertible', 'cabriolet|cabrio|roadster|soft top|drop top'],
    ['coupe', 'two door coupe'],
    ['light truck', 'truck'],
    ['motorcycle', 'motorbike|motor bike|bike'],
  ],
  transmission: [
    ['automatic', 'auto|automatic transmission|auto transmission|autos'],
    ['manual', 'manual transmission|stick shift|stick|manuals'],
  ],
  fuel: [
    ['petrol', 'unleaded|ulp'],
    ['diesel', 'turbo diesel|turbodiesel'],
    ['electric', 'ev|bev|fully electric|full electric|battery electric'],
    ['hybrid', 'hev|petrol hybrid'],
    ['phev', 'plug in hybrid|plug in'],
    ['plug in hybrid', 'phev|plug in'],
    ['lpg', 'gas|autogas|dual fuel'],
  ],
  drive: [
    ['4wd', '4x4|four wheel drive|4 wheel drive|four by four|fourbie'],
    ['awd', 'all wheel drive'],
    ['fwd', 'front wheel drive|2wd|4x2|two wheel drive|2 wheel drive'],
    ['rwd', 'rear wheel drive|2wd|4x2|two wheel drive|2 wheel drive'],
  ],
  colour: [
    ['grey', 'gray|charcoal|gunmetal'],
    ['blue', 'navy'],
    ['red', 'maroon|burgundy'],
    ['beige', 'champagne|cream'],
    ['brown', 'bronze|tan'],
  ],
  make: [
    ['mercedes benz', 'merc|mercedes|benz|mercs'],
    ['volkswagen', 'vw|volksy'],
    ['bmw', 'beemer|bimmer|beamer'],
    ['chevrolet', 'chev|chevy'],
    ['land rover', 'landy'],
    ['alfa romeo', 'alfa'],
    ['mitsubishi', 'mitsi|mitsu'],
    ['subaru', 'subie|suby'],
    ['lamborghini', 'lambo'],
    ['gwm', 'great wall|haval'],
    ['ldv', 'maxus'],
    ['rolls royce', 'rolls|roller'],
    ['aston martin', 'aston'],
    ['harley davidson', 'harley'],
  ],
  model: [
    ['landcruiser', 'cruiser'],
    ['landcruiser prado', 'prado'],
    ['commodore', 'commo|commodoor'],
  ],
  filtered_features: [
    ['apple carplay', 'carplay|car play'],
    ['reversing camera', 'reverse camera|rear camera|reversing cam|reverse cam|360 camera'],
    ['parking sensors', 'park assist|park sensors'],
    ['satellite navigation', 'sat nav|navigation|gps|nav'],
    ['adaptive cruise control', 'adaptive cruise|radar cruise'],
    ['blind spot monitor', 'blind spot|blind spot monitoring'],
    ['sunroof', 'panoramic roof|sun roof|moonroof'],
    ['leather seats', 'leather|leather trim'],
    ['tow bar', 'tow pack|towing pack|towball'],
    ['roof racks', 'roof rails|roof rack'],
  ],
  state: [
    ['qld', 'queensland'],
    ['nsw', 'new south wales'],
    ['vic', 'victoria'],
    ['tas', 'tasmania'],
    ['sa', 'south australia'],
    ['wa', 'western australia'],
    ['nt', 'northern territory'],
    ['act', 'australian capital territory'],
  ],
  status: [['in_stock', 'available now|available']],
}

/** The order in which a word that may mean several things is taken. */
export const READ_ATTRIBUTES = [
  'car_type',
  'body',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'make',
  'model',
  'filtered_features',
  'categories',
  'axle_type',
  'licence',
  'tag',
  'status',
  'state',
] as const

/** Orders by their words. */
export const ORDER_WORDS: readonly (readonly [sortId: string, words: string])[] = [
  [
    'price-asc',
    'cheapest|cheap|affordable|bargain|lowest price|lowest priced|cheapest first|first car|starter car|student car|budget car',
  ],
  ['price-desc', 'dearest|most expensive'],
  ['km-asc', 'low kms|low km|low ks|low kays|low kilometres|lowest kms|lowest km|lowest kilometres|least kms'],
  ['year-desc', 'newest|latest model'],
  ['listed-desc', 'just arrived|latest arrivals|new arrivals|just in'],
]

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words without a meaning of their own once something else is understood. */
export const FILLERS = words(
  'a an and or nor but with in for the of that is are has have having me my i im want need looking find show car cars vehicle vehicles sale please some any price priced budget drive away driveaway thats which to on by at from only just really very good great nice clean tidy decent reliable best nearby us we our something anything',
)

/**
 * The same of several words. Where a shopper stands nobody says, and a search for "near me" as text would find nothing:
 * the places of the cars can be chosen among the filters.
 */
export const FILLER_PHRASES = new Set(['nearme', 'closetome', 'aroundme', 'aroundhere', 'inmyarea', 'nearhere'])

/** Names of models that are plain words of a sentence, and never meant alone. */
export const NEVER_ALONE = words(
  'up go one every it is in on at no not my me to max over under from price car cars and or any all note',
)

/** Words that are right as they are, however near they come to a name. */
export const NEVER_TYPOS = words(
  'range family sport sports turbo cheap under over drive light first great small large black white green camry tiger place price prices focus cruise model models seats seater doors cabin clean local',
)

/** Before one of these, a colour is not that of the car: "black edition", "black leather interior". */
export const NOT_PAINT = words('interior trim seats edition pack leather roof wheels alloys plates plate package')
