/** The words of an invented dealer group, for the tests of plain-language queries. */

import { createPlainLanguageReader } from '#domain/search/plain-language/read-plain-language.ts'
import { AUSTRALIAN_TOWNS } from '#domain/search/plain-language/towns.ts'
import type { PlainVocabulary } from '#domain/search/plain-language/vocabulary.ts'
import { SORT_IDS } from '#domain/search/results/sort-options.ts'
import { ALL_CAR_FACETS } from '../../../builders/all-car-facets.ts'

const counts = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value, index) => [value, 40 - index]))

export const CHERMSIDE = 'Brolga Motors Chermside'
export const MOOROOKA = 'Brolga Motors Moorooka'
export const TOOWOOMBA = 'Brolga Toowoomba'
export const ORANGE = 'Brolga Orange'

export const VOCABULARY: PlainVocabulary = {
  facets: ALL_CAR_FACETS,
  towns: AUSTRALIAN_TOWNS,
  sortIds: SORT_IDS,
  year: 2026,
  // A hundred dollars a week buys a car of $26,000; enough to distinguish the periods.
  priceOfRepayment: (amountAud, frequency) => amountAud * { weekly: 260, fortnightly: 130, monthly: 60 }[frequency],
  values: {
    car_type: counts('used', 'new', 'demo'),
    make: counts(
      'Toyota',
      'Mazda',
      'Ford',
      'Mercedes-Benz',
      'Volkswagen',
      'Hyundai',
      'Mitsubishi',
      'BMW',
      'Land Rover',
      'Isuzu',
      'Kia',
      'Lexus',
      'Peugeot',
      'Subaru',
      'Tesla',
      'Citroën',
      'GWM',
      'MG',
    ),
    model: counts(
      'Hilux',
      'Corolla',
      'Corolla Cross',
      'Landcruiser',
      'Landcruiser Prado',
      'RAV4',
      'CX-5',
      '3',
      '2',
      'BT-50',
      'Ranger',
      'C-Class',
      'Golf',
      'Up',
      'i30',
      'Triton',
      'X5',
      '3 Series',
      'Range Rover Sport',
      'D-Max',
      'Carnival',
      'NX',
      '308',
      'Forester',
      'Model 3',
      'C3',
      'Escort',
      'Camry',
      'Prius',
    ),
    make_model: counts(
      'Toyota Hilux',
      'Toyota Corolla',
      'Toyota Corolla Cross',
      'Toyota Landcruiser',
      'Toyota Landcruiser Prado',
      'Toyota RAV4',
      'Toyota Camry',
      'Toyota Prius',
      'Mazda CX-5',
      'Mazda 3',
      'Mazda 2',
      'Mazda BT-50',
      'Ford Ranger',
      'Ford Escort',
      'Mercedes-Benz C-Class',
      'Volkswagen Golf',
      'Volkswagen Up',
      'Hyundai i30',
      'Mitsubishi Triton',
      'BMW X5',
      'BMW 3 Series',
      'Land Rover Range Rover Sport',
      'Isuzu D-Max',
      'Kia Carnival',
      'Lexus NX',
      'Peugeot 308',
      'Subaru Forester',
      'Tesla Model 3',
      'Citroën C3',
    ),
    body: counts('SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Coupe', 'Convertible', 'People Mover'),
    transmission: counts('Automatic', 'Manual'),
    fuel: counts('Petrol', 'Diesel', 'Hybrid', 'Electric', 'PHEV', 'LPG'),
    drive: counts('FWD', 'AWD', '4WD', 'RWD'),
    seats: counts('5', '7', '2', '4', '8'),
    colour: counts('White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Orange', 'Beige'),
    filtered_features: counts('Apple CarPlay', 'Reversing Camera', 'Sunroof', 'Leather Seats', 'Tow Bar'),
    categories: counts('Tow Vehicles', 'Dual Cab', 'Single Cab'),
    tag: counts('Manager Special'),
    status: counts('in_stock', 'coming_soon'),
    location_name: counts(CHERMSIDE, MOOROOKA, TOOWOOMBA, ORANGE),
    state: counts('QLD', 'NSW'),
  },
  places: [
    { name: CHERMSIDE, city: 'Chermside', state: 'QLD', postcode: '4032', latitude: -27.385, longitude: 153.03 },
    { name: MOOROOKA, city: 'Moorooka', state: 'QLD', postcode: '4105', latitude: -27.533, longitude: 153.025 },
    { name: TOOWOOMBA, city: 'Toowoomba', state: 'QLD', postcode: '4350', latitude: -27.56, longitude: 151.95 },
    { name: ORANGE, city: 'Orange', state: 'NSW', postcode: '2800', latitude: -33.28, longitude: 149.1 },
    // Without cars.
    {
      name: 'Brolga Service Ipswich',
      city: 'Ipswich',
      state: 'QLD',
      postcode: '4305',
      latitude: -27.61,
      longitude: 152.76,
    },
  ],
}

export const read = createPlainLanguageReader(VOCABULARY)
