/** What shoppers of caravans, motorcycles and trucks call what they look for, besides the names of values (ours). */
import type { ItemType } from '../../car/car.ts'

type Words = readonly (readonly [value: string, words: string])[]

/** By attribute, as `OTHER_WORDS`: a caravan or a van is any that is towed and has walls. */
export const ITEM_WORDS: Readonly<Record<string, Words>> = {
  body: [
    ['motorhome', 'motor home|rv|camper bus'],
    ['campervan', 'camper van|camper'],
    ['camper trailer', 'camper|tent trailer|fold out camper|camping trailer'],
    ['caravan', 'van|tourer'],
    ['pop top', 'poptop|pop up|pop up van|caravan|van'],
    ['hybrid caravan', 'hybrid|hybrid van|hybrid camper|caravan|van'],
    ['fifth wheeler', '5th wheeler|5th wheel|fifth wheel'],
    ['cruiser', 'cruiser bike|bobber|chopper'],
    ['sport bike', 'sports bike|sportbike|sportsbike|superbike|super sport|supersport|sports'],
    ['naked bike', 'naked|streetfighter|street bike|street fighter|cafe racer'],
    ['adventure bike', 'adventure|adv|adv bike|dual sport|adventure tourer'],
    ['touring bike', 'touring|tourer|sports tourer|sport tourer'],
    ['dirt bike', 'dirtbike|trail bike|trailbike|motocross|enduro|farm bike|ag bike|mx bike'],
    ['scooter', 'moped'],
    ['atv', 'quad|quad bike|side by side'],
    ['prime mover', 'semi|primemover|semi truck'],
    ['tipper', 'tip truck|tipper truck|tipping truck'],
    ['tray truck', 'flatbed|flat bed|flat top|table top|tabletop|dropside|tray'],
    ['pantech', 'box truck|furniture truck|moving truck|removal truck|pantec'],
    ['curtainsider', 'tautliner|curtain sider'],
    ['refrigerated truck', 'fridge truck|freezer truck|refrigerated|chiller truck|freezer'],
    ['tilt tray', 'tow truck|tilt slide|car carrier'],
    ['crane truck', 'crane|hiab'],
  ],
  axle_type: [
    ['tandem axle', 'tandem|twin axle|dual axle|double axle'],
    ['triple axle', 'tri axle|triaxle'],
  ],
  licence: [
    ['car (c)', 'car licence|car license|c class licence|normal licence'],
    ['light rigid (lr)', 'light rigid|lr|lr licence|lr license'],
    ['medium rigid (mr)', 'medium rigid|mr|mr licence|mr license'],
    ['heavy rigid (hr)', 'heavy rigid|hr|hr licence|hr license'],
    ['heavy combination (hc)', 'heavy combination|hc|hc licence|hc license'],
  ],
}

/** What a vehicle has or has not, by attribute. */
export const TOGGLE_WORDS: Words = [
  ['certified', 'certified'],
  ['off_road', 'off road|offroad|off roader|offroader|off grid|4x4|all terrain|rough roads|outback'],
  ['bunks', 'bunk|bunk bed|bunkbeds|family bunk|triple bunk|double bunk|bunk van|family van|family caravan'],
  ['bathroom', 'ensuite|en suite|full ensuite|bathroom|shower|toilet|shower and toilet|toilet and shower'],
  [
    'lams',
    'lams approved|lams bike|learner|learners|learner legal|learner approved|learner bike|learners bike|l plate|l plater|beginner|beginner bike|beginners',
  ],
]

/** What an item of each kind is called: it says nothing where there is no other, and the kind where there is. */
export const NAMES_OF_ITEMS: Readonly<Record<Exclude<ItemType, 'car'>, readonly string[]>> = {
  caravan: ['caravan', 'van'],
  motorcycle: ['motorcycle', 'motorbike', 'bike', 'moto'],
  truck: ['truck', 'lorry'],
}
