/** Caravans, campers and motorhomes as they are sold in Australia, with list prices of about 2026. */

export interface CaravanModel {
  make: string
  model: string
  body: string
  axle: string
  since: number
  /** Badge, list price in AUD, body length in mm, sleeps, tare weight in kg; the cheapest first. */
  variants: readonly (readonly [badge: string, listAud: number, lengthMm: number, sleeps: number, tareKg: number])[]
}

function caravan(
  make: string,
  model: string,
  body: string,
  axle: string,
  since: number,
  ...variants: CaravanModel['variants']
): CaravanModel {
  return { make, model, body, axle, since, variants }
}

const CARAVAN = 'Caravan'
const OFF_ROAD = 'Off Road Caravan'
const POP_TOP = 'Pop Top'
const CAMPER = 'Camper Trailer'
const MOTORHOME = 'Motorhome'
const SINGLE = 'Single axle'
const TANDEM = 'Tandem axle'

export const CARAVAN_MODELS: readonly CaravanModel[] = [
  caravan(
    'Jayco',
    'Journey',
    CARAVAN,
    SINGLE,
    2016,
    ['16.51-3', 59_990, 5_065, 2, 1_620],
    ['18.57-5 Family', 66_990, 5_640, 6, 1_815],
    ['19.61-3', 71_990, 5_900, 2, 1_990],
  ),
  caravan(
    'Jayco',
    'Silverline',
    CARAVAN,
    TANDEM,
    2015,
    ['21.65-3', 98_990, 6_520, 2, 2_515],
    ['21.65-4 Slide-out', 109_990, 6_520, 2, 2_690],
  ),
  caravan(
    'Jayco',
    'Starcraft',
    CARAVAN,
    SINGLE,
    2014,
    ['15.48-7 Bunk', 49_990, 4_780, 5, 1_495],
    ['17.55-1', 54_990, 5_330, 2, 1_660],
  ),
  caravan(
    'Jayco',
    'Swan',
    CAMPER,
    SINGLE,
    2013,
    ['Touring', 36_990, 5_480, 6, 1_210],
    ['Outback', 42_990, 5_480, 6, 1_320],
  ),
  caravan(
    'Jayco',
    'Expanda',
    POP_TOP,
    SINGLE,
    2014,
    ['14.44-1', 47_990, 4_485, 4, 1_490],
    ['17.56-2 Outback', 62_990, 5_640, 6, 1_800],
  ),
  caravan(
    'Jayco',
    'Conquest',
    MOTORHOME,
    'Dual rear wheels',
    2016,
    ['RM 19-1', 159_990, 5_930, 2, 3_160],
    ['FD 25-3', 184_990, 7_430, 4, 3_880],
  ),
  caravan(
    'New Age',
    'Manta Ray',
    CARAVAN,
    TANDEM,
    2013,
    ['16ER', 74_990, 5_100, 2, 1_980],
    ['19ER', 84_990, 5_940, 2, 2_290],
    ['20BR Bunk', 92_990, 6_330, 5, 2_510],
  ),
  caravan(
    'New Age',
    'Big Red',
    OFF_ROAD,
    TANDEM,
    2014,
    ['18ER', 94_990, 5_640, 2, 2_390],
    ['22BR', 112_990, 6_950, 6, 2_880],
  ),
  caravan(
    'New Age',
    'Road Owl',
    CARAVAN,
    SINGLE,
    2018,
    ['16E', 62_990, 4_950, 2, 1_660],
    ['18E', 67_990, 5_510, 2, 1_890],
  ),
  caravan(
    'Crusader',
    'Excalibur',
    CARAVAN,
    TANDEM,
    2015,
    ['Manhattan', 89_990, 6_400, 2, 2_480],
    ['Prince', 97_990, 6_700, 2, 2_640],
  ),
  caravan(
    'Crusader',
    'Chameleon',
    OFF_ROAD,
    TANDEM,
    2018,
    ['Eclipse', 92_990, 6_100, 2, 2_520],
    ['Family Bunk', 99_990, 6_860, 5, 2_780],
  ),
  caravan('Avan', 'Aspire', CARAVAN, SINGLE, 2014, ['499', 57_990, 4_990, 2, 1_480], ['525', 61_990, 5_250, 2, 1_560]),
  caravan(
    'Avan',
    'Cruiseliner',
    CAMPER,
    SINGLE,
    2012,
    ['1B', 24_990, 3_660, 2, 790],
    ['3B Adventure Pack', 29_990, 3_660, 3, 880],
  ),
  caravan(
    'Coromal',
    'Thrill Seeker',
    OFF_ROAD,
    TANDEM,
    2020,
    ['18', 86_990, 5_500, 2, 2_300],
    ['20 Family', 96_990, 6_350, 5, 2_650],
  ),
  caravan(
    'Coromal',
    'Soul Seeker',
    OFF_ROAD,
    TANDEM,
    2021,
    ['18 Off-Grid', 112_990, 5_500, 2, 2_520],
    ['21 Off-Grid', 124_990, 6_450, 3, 2_810],
  ),
  caravan(
    'Supreme',
    'Classic',
    CARAVAN,
    TANDEM,
    2015,
    ['18.6', 82_990, 5_700, 2, 2_190],
    ['21.6 Bunk', 92_990, 6_600, 5, 2_540],
  ),
  caravan(
    'Supreme',
    'Getaway',
    POP_TOP,
    SINGLE,
    2016,
    ['Pop Top 16', 58_990, 4_900, 2, 1_560],
    ['Pop Top 17.6', 63_990, 5_350, 3, 1_690],
  ),
  caravan(
    'Kokoda',
    'Force',
    OFF_ROAD,
    TANDEM,
    2017,
    ['X-Treme 19.6', 98_990, 5_980, 2, 2_560],
    ['Platoon 22', 114_990, 6_710, 5, 2_890],
  ),
  caravan(
    'Snowy River',
    'SRC',
    CARAVAN,
    TANDEM,
    2018,
    ['19', 76_990, 5_800, 2, 2_230],
    ['20F Family', 82_990, 6_100, 5, 2_390],
  ),
  caravan(
    'Market Direct',
    'Conqueror',
    CAMPER,
    SINGLE,
    2019,
    ['XF12', 32_990, 3_900, 4, 1_250],
    ['XF14 Hybrid', 44_990, 4_500, 4, 1_580],
  ),
  caravan(
    'Winnebago',
    'Burleigh',
    MOTORHOME,
    'Dual rear wheels',
    2017,
    ['C2334S', 189_990, 7_200, 4, 3_720],
    ['C2534SL', 204_990, 7_700, 4, 3_950],
  ),
]
