import { describe, expect, it } from 'vitest'
import { bodyTypeOf, bodyTypeOfModel } from '#domain/normalise/body-type.ts'
import { carTypeOf, itemTypeOf, priceTypeOf, statusOf } from '#domain/normalise/car-type.ts'
import { colourFamilyOf } from '#domain/normalise/colour-family.ts'
import { driveOf } from '#domain/normalise/drive.ts'
import { fuelTypeOf } from '#domain/normalise/fuel-type.ts'
import { stateOf } from '#domain/normalise/state.ts'
import { gearCountOf, transmissionOf } from '#domain/normalise/transmission.ts'

function table<Value>(name: string, read: (text: string) => Value, rows: Record<string, Value>): void {
  describe(name, () => {
    it.each(Object.entries(rows))('%j is %j', (text, value) => {
      expect(read(text)).toBe(value)
    })
  })
}

table('bodyTypeOf', bodyTypeOf, {
  'Dual Cab Utility': 'ute',
  'Double Cab Pick Up': 'ute',
  'Cab Chassis': 'ute',
  'Ute / Tray': 'ute',
  'DOUBLE CAB P/UP UTE': 'ute',
  '5D Hatchback': 'hatch',
  '4D SEDAN': 'sedan',
  '4D WAGON': 'wagon',
  'People Mover': 'people-mover',
  SUV: 'suv',
  '4x4 Wagon': 'suv',
  'Sport Utility Vehicle': 'suv',
  Cabriolet: 'convertible',
  'Panel Van': 'van',
  'Prime Mover': 'prime-mover',
  Caravan: 'caravan',
  'Pop-Top Caravan': 'pop-top',
  'Naked Bike': 'naked-bike',
  Coupe: 'coupe',
  '': null,
  Other: null,
})
table('bodyTypeOfModel', bodyTypeOfModel, {
  HiAce: 'van',
  'D-MAX': 'ute',
  'Landcruiser Prado': 'suv',
  'Grand Cherokee': 'suv',
  'Range Rover Sport': 'suv',
  Zed: null,
})
table('fuelTypeOf', fuelTypeOf, {
  'Premium Unleaded Petrol': 'Petrol',
  'Petrol - Unleaded ULP': 'Petrol',
  Diesel: 'Diesel',
  'Petrol Electric Hybrid': 'Hybrid',
  'Plug-in Hybrid': 'PHEV',
  'Petrol - PHEV': 'PHEV',
  'Diesel Electric Hybrid': 'Hybrid',
  Electric: 'Electric',
  LPG: 'LPG',
  'Petrol or LPG (Dual)': 'LPG',
  'Hydrogen Fuel Cell': 'Hydrogen',
  D: 'Diesel',
  Steam: null,
})
table('driveOf', driveOf, {
  'Front Wheel Drive': 'FWD',
  Rear: 'RWD',
  '4x4': '4WD',
  '4X4 Dual Range': '4WD',
  'All Wheel Drive': 'AWD',
  '2WD': null,
})
table('transmissionOf', transmissionOf, {
  'Sports Automatic': 'Automatic',
  CVT: 'Automatic',
  '7 Speed Dual-Clutch': 'Automatic',
  'Continuously Variable': 'Automatic',
  'Sports Automatic Dual Clutch': 'Automatic',
  '6 speed manual': 'Manual',
  M: 'Manual',
  'Reduction Gear': 'Automatic',
  None: null,
})
table('gearCountOf', gearCountOf, { '8 speed automatic': 8, '6SP MANUAL': 6, CVT: null })
table('colourFamilyOf', colourFamilyOf, {
  'Glacier White Pearl': 'white',
  'Gun Metallic': 'other',
  Gunmetal: 'grey',
  'Midnight Blue': 'blue',
  'Eclipse Black': 'black',
  Burgundy: 'red',
  'Snow Flake': 'white',
  '': 'other',
})
table('carTypeOf', carTypeOf, {
  New: 'new',
  'Ex-Demo': 'demo',
  'New Demo': 'demo',
  'Pre-Owned': 'used',
  USED: 'used',
  U: 'used',
  'N/A': null,
})
table('itemTypeOf', itemTypeOf, {
  Car: 'car',
  'Camper Trailer': 'caravan',
  Motorbike: 'motorcycle',
  Truck: 'truck',
  Boat: null,
})
table('statusOf', statusOf, {
  in_stock: 'in_stock',
  'In Stock': 'in_stock',
  'COMING-SOON': 'coming_soon',
  Sold: 'sold',
  Available: null,
})
table('priceTypeOf', priceTypeOf, {
  'Drive Away': 'drive_away',
  EGC: 'excluding_government_charges',
  'Excl. Govt. Charges': 'excluding_government_charges',
  Price: null,
})
table('stateOf', stateOf, { vic: 'VIC', 'AU-VIC': 'VIC', 'New South Wales': 'NSW', 'Qld.': 'QLD', Texas: null })
