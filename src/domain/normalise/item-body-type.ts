/** The body of what is known to be a caravan, a motorcycle or a truck: "touring" is a wagon of a car, and a kind of bike. */
import type { BodyType, ItemType } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

/** What an item of a type is when no words say more. */
export const PLAIN_BODY = {
  caravan: 'caravan',
  motorcycle: 'motorcycle',
  truck: 'truck',
} as const satisfies Partial<Record<ItemType, BodyType>>

const READERS: Readonly<Record<Exclude<ItemType, 'car'>, (text: string) => BodyType | null>> = {
  caravan: vocabularyReader<BodyType>([
    ['caravan', ['caravan', 'caravans', 'off road caravan', 'full van', 'expandable']],
    ['hybrid-caravan', ['hybrid', 'hybrids', 'hybrid caravan', 'hybrid camper']],
    ['pop-top', ['pop top', 'poptop', 'pop tops', 'pop top caravan', 'pop up caravan']],
    [
      'camper-trailer',
      [
        'camper trailer',
        'camper trailers',
        'camper',
        'off road camper',
        'tent trailer',
        'forward fold',
        'rear fold',
        'soft floor',
        'hard floor',
        'slide on',
        'slide on camper',
      ],
    ],
    ['fifth-wheeler', ['fifth wheeler', 'fifth wheel', '5th wheeler', '5th wheel']],
    ['campervan', ['campervan', 'camper van', 'campervans']],
    ['motorhome', ['motorhome', 'motor home', 'motorhomes']],
  ]),
  motorcycle: vocabularyReader<BodyType>([
    ['cruiser', ['cruiser', 'cruisers', 'bobber', 'chopper', 'power cruiser']],
    [
      'sport-bike',
      [
        'sport',
        'sports',
        'sport bike',
        'sports bike',
        'sportbike',
        'sportsbike',
        'supersport',
        'super sport',
        'superbike',
        'super bike',
      ],
    ],
    [
      'naked-bike',
      [
        'naked',
        'naked bike',
        'nakedbike',
        'streetfighter',
        'street',
        'roadster',
        'standard',
        'cafe racer',
        'retro',
        'modern classic',
        'scrambler',
      ],
    ],
    [
      'adventure-bike',
      ['adventure', 'adventure bike', 'adventure tourer', 'adventure touring', 'dual sport', 'dual purpose'],
    ],
    [
      'touring-bike',
      [
        'touring',
        'tourer',
        'touring bike',
        'sports tourer',
        'sport tourer',
        'sport touring',
        'sports touring',
        'bagger',
      ],
    ],
    [
      'dirt-bike',
      [
        'dirt',
        'dirt bike',
        'dirtbike',
        'trail',
        'trail bike',
        'enduro',
        'motocross',
        'motard',
        'supermoto',
        'off road',
        'farm',
        'farm bike',
        'ag bike',
        'agricultural',
      ],
    ],
    ['scooter', ['scooter', 'scooters', 'moped', 'maxi scooter']],
    ['atv', ['atv', 'quad', 'quad bike', 'side by side', 'utv']],
    ['motorcycle', ['motorcycle', 'motorbike', 'bike', 'road', 'road bike']],
  ]),
  truck: vocabularyReader<BodyType>([
    ['prime-mover', ['prime mover', 'primemover', 'semi', 'tractor unit']],
    ['tipper', ['tipper', 'tip truck', 'tray tipper']],
    [
      'tray-truck',
      [
        'tray',
        'tray truck',
        'table top',
        'tabletop',
        'flatbed',
        'flat bed',
        'flat top',
        'dropside',
        'drop side',
        'beavertail',
      ],
    ],
    ['pantech', ['pantech', 'pantechnicon', 'box body', 'furniture', 'van body']],
    ['curtainsider', ['curtainsider', 'curtain sider', 'tautliner', 'taut liner', 'curtain side']],
    ['refrigerated-truck', ['refrigerated', 'refrigerated truck', 'fridge', 'freezer', 'chiller']],
    ['tilt-tray', ['tilt tray', 'tilt slide', 'tow truck', 'car carrier']],
    ['crane-truck', ['crane', 'crane truck', 'truck mounted crane', 'hiab']],
    ['light-truck', ['light truck', 'light commercial truck', 'light rigid', 'cab over']],
    [
      'truck',
      ['truck', 'trucks', 'rigid', 'heavy rigid', 'cab chassis', 'cab and chassis', 'service body', 'hooklift'],
    ],
  ]),
}

/** The body that words mean of an item of that type; `null` when they mean none. */
export function bodyTypeOfItem(itemType: Exclude<ItemType, 'car'>, text: string): BodyType | null {
  return READERS[itemType](text)
}
