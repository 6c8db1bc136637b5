/** The simplified body (`simple_body`, S1 §3) from the words of Australian feeds. */
import type { BodyType } from '../car/car.ts'
import { plainWords, vocabularyReader } from './vocabulary.ts'

const readBody = vocabularyReader<BodyType>([
  ['sedan', ['sedan', 'saloon', 'limousine', 'limo', 'fastback', 'liftback', '4d sedan']],
  ['hatch', ['hatch', 'hatchback', 'sportback', '3d hatch', '5d hatch', 'micro']],
  ['wagon', ['wagon', 'sportwagon', 'estate', 'station wagon', 'touring', 'tourer', 'avant', 'sportwagen', 'allroad']],
  [
    'suv',
    [
      'suv',
      'sports utility',
      'sport utility',
      'sports utility vehicle',
      'sport utility vehicle',
      'crossover',
      '4x4 wagon',
      '4wd wagon',
      'off road',
      'offroader',
      'softtop suv',
    ],
  ],
  [
    'ute',
    [
      'ute',
      'utility',
      'pick up',
      'pickup',
      'dual cab',
      'double cab',
      'crew cab',
      'single cab',
      'extra cab',
      'space cab',
      'king cab',
      'super cab',
      'freestyle cab',
      'smart cab',
      'club cab',
      'cab chassis',
      'c chas',
      'cabchassis',
      'traytop',
      'tray',
      'ute tray',
      'dual cab utility',
      'double cab pick up',
      'super cab utility',
      'dual cab chassis',
    ],
  ],
  [
    'van',
    ['van', 'panel van', 'cargo van', 'commercial', 'delivery van', 'high roof van', 'crew van', 'campervan base'],
  ],
  ['coupe', ['coupe', 'coup', '2d coupe', 'hardtop coupe']],
  [
    'convertible',
    ['convertible', 'cabriolet', 'cabrio', 'roadster', 'spyder', 'spider', 'soft top', 'volante', 'targa', 'drophead'],
  ],
  [
    'people-mover',
    ['people mover', 'mpv', 'minivan', 'bus', 'minibus', 'mini bus', 'commuter', 'multi purpose', '8 seater wagon'],
  ],
  ['light-truck', ['truck', 'light truck', 'cab over', 'light commercial truck', 'rigid']],
  ['prime-mover', ['prime mover']],
  ['tipper', ['tipper']],
  ['pantech', ['pantech']],
  ['curtainsider', ['curtainsider', 'tautliner']],
  ['tilt-tray', ['tilt tray']],
  ['refrigerated-truck', ['refrigerated truck']],
  ['motorcycle', ['motorcycle', 'motorbike', 'moped']],
  ['scooter', ['scooter']],
  ['cruiser', ['cruiser motorcycle']],
  ['sport-bike', ['sports bike', 'sport bike']],
  ['dirt-bike', ['trail bike', 'dirt bike']],
  ['naked-bike', ['naked bike']],
  ['atv', ['atv', 'quad']],
  ['caravan', ['caravan', 'off road caravan', 'offroad caravan', 'expandable']],
  ['hybrid-caravan', ['hybrid caravan']],
  ['pop-top', ['pop top', 'poptop', 'pop top caravan']],
  ['camper-trailer', ['camper trailer', 'camper', 'off road camper']],
  ['fifth-wheeler', ['fifth wheeler']],
  ['campervan', ['campervan']],
  ['motorhome', ['motorhome']],
])

/** Bodies of models that are sold with one body, for feeds that leave the body out. */
const BODY_OF_MODEL: Record<string, BodyType> = Object.fromEntries(
  (
    [
      [
        'sedan',
        'camry crown commodore calais berlina falcon sonata elantra altezza accord caprice statesman s-class c-class e-class sai lancer wrx cruze ghibli stinger liberty century stanza 508 quattroporte',
      ],
      [
        'van',
        'hiace transit vito sprinter ducato trafic kangoo master berlingo partner expert iload caddy crafter transporter deliver hijet every caravan express scudo daily v80 g10 g10+',
      ],
      [
        'ute',
        'hilux ranger d-max triton navara amarok bt-50 colorado musso t60 gladiator x-class silverado steed cannon pik-up',
      ],
      [
        'suv',
        'rav4 prado landcruiser kluger fortuner c-hr everest territory escape puma pajero asx outlander x-trail qashqai dualis patrol juke murano pathfinder cx-3 cx-5 cx-8 cx-9 cx-30 tucson kona venue palisade sportage sorento seltos stonic forester outback xv crosstrek tiguan touareg t-roc t-cross q2 q3 q5 q7 q8 x1 x2 x3 x4 x5 x6 x7 gla glb glc gle gls ml rx nx ux macan cayenne zs hs hr-v cr-v vezel jimny vitara wrangler cherokee compass renegade koleos captur arkana kadjar rexton korando tivoli tank jolion d90 discovery defender freelander h2 mu-x captiva trax trailblazer equinox xc40 xc60 xc90 omoda5',
      ],
      [
        'hatch',
        'corolla yaris jazz fit swift polo golf i20 i30 getz rio picanto micra note tiida barina spark alto ignis baleno mazda2 2 clio fiesta a1 a3 megane cooper leaf mg3 prius ractis born 208 308 pulsar impreza',
      ],
      ['people-mover', 'carnival odyssey tarago alphard vellfire estima voxy noah elgrand imax staria mifa granvia'],
      ['coupe', '86 brz mustang gt-r rcz tt corvette skyline supra 911 370z 350z'],
      ['convertible', 'mx-5 boxster z4 cascada'],
      ['light-truck', 'nlr nls nmr nnr npr fsr frr atlas canter fighter mighty dyna stralis prostar dutro trucks'],
    ] as [BodyType, string][]
  ).flatMap(([body, models]) => models.split(' ').map((model) => [model, body])),
)

const BODY_OF_LONG_MODEL: Record<string, BodyType> = {
  'grand cherokee': 'suv',
  'grand vitara': 'suv',
  'grand carnival': 'people-mover',
  'range rover': 'suv',
  'corolla cross': 'suv',
  'yaris cross': 'suv',
  'santa fe': 'suv',
  'pajero sport': 'suv',
}

/** The simplified body that a feed's words mean; `null` when they mean none that we know. */
export function bodyTypeOf(text: string): BodyType | null {
  return readBody(text)
}

/** The body that a model is sold with, for feeds that do not give it; `null` when unknown or more than one. */
export function bodyTypeOfModel(model: string): BodyType | null {
  const [first = '', second = ''] = plainWords(model).split(' ')
  return (
    BODY_OF_LONG_MODEL[`${first} ${second}`] ??
    BODY_OF_MODEL[model.toLowerCase()] ??
    BODY_OF_MODEL[first] ??
    BODY_OF_MODEL[`${first}-${second}`] ??
    null
  )
}
