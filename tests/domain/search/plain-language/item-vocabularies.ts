/** The words of dealers of caravans, motorcycles and trucks, and of one who sells the last two. */
import type { PlainVocabulary } from '#domain/search/plain-language/vocabulary.ts'
import { VOCABULARY } from './plain-vocabulary.ts'

const counts = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value, index) => [value, 40 - index]))

const YARD = VOCABULARY.places.slice(0, 1)
const vocabulary = (makeModels: string, values: PlainVocabulary['values']): PlainVocabulary => {
  const pairs = makeModels.split(', ').map((pair) => pair.split(': ') as [string, string])
  return {
    ...VOCABULARY,
    places: YARD,
    values: {
      car_type: counts('used', 'new', 'demo'),
      make: counts(...pairs.map(([make]) => make)),
      model: counts(...pairs.flatMap(([, models]) => models.split('|'))),
      make_model: counts(...pairs.flatMap(([make, models]) => models.split('|').map((model) => `${make} ${model}`))),
      colour: counts('White', 'Black', 'Red', 'Blue', 'Green', 'Orange', 'Silver'),
      status: counts('in_stock', 'coming_soon'),
      location_name: counts(YARD[0]?.name ?? ''),
      state: counts('QLD'),
      ...values,
    },
  }
}
const SOME = { true: 12, false: 30 }

export const CARAVANS = vocabulary(
  'Jayco: Journey|Silverline|Swan|Expanda|Conquest|Starcraft, New Age: Manta Ray|Big Red|Road Owl, Crusader: Excalibur, Avan: Aspire|Cruiseliner, Coromal: Soul Seeker, Winnebago: Burleigh',
  {
    item_type: counts('caravan'),
    body: counts('Caravan', 'Pop Top', 'Camper Trailer', 'Motorhome', 'Campervan', 'Hybrid Caravan'),
    sleeps: counts('2', '4', '6', '5', '3'),
    axle_type: counts('Tandem Axle', 'Single Axle'),
    off_road: SOME,
    bunks: SOME,
    bathroom: SOME,
    fuel: counts('Diesel'),
    transmission: counts('Automatic'),
  },
)

const BIKES = {
  body: counts('Sport Bike', 'Cruiser', 'Naked Bike', 'Adventure Bike', 'Touring Bike', 'Dirt Bike', 'Scooter', 'ATV'),
  lams: SOME,
  fuel: counts('Petrol', 'Electric'),
  transmission: counts('Manual', 'Automatic'),
}
const BIKE_MODELS =
  'Honda: CB500X|Rebel 500|CRF300L|Grom, Yamaha: MT-07|R3|Tenere 700|XMAX 300, Kawasaki: Ninja 400|Ninja 650|Vulcan S|Z900, Harley-Davidson: Softail|Street Glide|Sportster S, BMW: R 1250 GS, Suzuki: V-Strom 650|SV650, KTM: 390 Duke, Ducati: Monster, Triumph: Bonneville, Royal Enfield: Classic 350'
export const MOTORCYCLES = vocabulary(BIKE_MODELS, { item_type: counts('motorcycle'), ...BIKES })

const TRUCK_VALUES = {
  axle_type: counts('4x2', '6x4', '8x4', '4x4'),
  licence: counts('Car (C)', 'Light Rigid (LR)', 'Medium Rigid (MR)', 'Heavy Rigid (HR)', 'Heavy Combination (HC)'),
}
const TRUCK_BODIES =
  'Truck|Light Truck|Tipper|Prime Mover|Pantech|Tray Truck|Curtainsider|Refrigerated Truck|Tilt Tray|Crane Truck'
const TRUCK_MODELS =
  'Isuzu: NLR|NPR|FRR|FVZ, Hino: 300|500|700, Fuso: Canter|Fighter, Kenworth: T610, Volvo: FH|FM, Scania: R-Series, Mack: Anthem, UD: Quon, Iveco: Daily'
export const TRUCKS = vocabulary(TRUCK_MODELS, {
  item_type: counts('truck'),
  body: counts(...TRUCK_BODIES.split('|')),
  ...TRUCK_VALUES,
  fuel: counts('Diesel', 'Electric'),
  transmission: counts('Manual', 'Automatic'),
  categories: counts('Dual Cab', 'Single Cab'),
})

export const BIKES_AND_TRUCKS = vocabulary(`${BIKE_MODELS}, ${TRUCK_MODELS}`, {
  item_type: counts('motorcycle', 'truck'),
  ...BIKES,
  body: counts(...Object.keys(BIKES.body), ...TRUCK_BODIES.split('|')),
  ...TRUCK_VALUES,
  fuel: counts('Petrol', 'Diesel', 'Electric'),
})
