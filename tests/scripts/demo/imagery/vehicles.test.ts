import { describe, expect, it, test } from 'vitest'
import { BODY_TYPES, COLOUR_FAMILIES } from '#domain/car/car.ts'
import { bodyItemType } from '#domain/car/labels.ts'
import { usedPictures } from '#generator/files/local-pictures.ts'
import { FRONTS } from '#scripts/demo/imagery/fronts.ts'
import { hasSpin } from '#scripts/demo/imagery/output/spins.ts'
import { PAINTS, paintOf } from '#scripts/demo/imagery/paints.ts'
import { HEROES } from '#scripts/demo/imagery/scenes.ts'
import { carBody } from '#scripts/demo/imagery/vehicles/car-field.ts'
import type { CarShape } from '#scripts/demo/imagery/vehicles/car-shape.ts'
import { VEHICLE_NAMES, VEHICLES } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import { SPIN_FRAMES, SPIN_RATIO, spinView, VIEW_NAMES, VIEWS, viewsOf } from '#scripts/demo/imagery/views.ts'
import type { DemoVehicle } from '#scripts/demo/stock/demo-vehicle.ts'
import { vehicleImages, vehicleInterior, vehicleSpin } from '#scripts/demo/stock/pictures/vehicle-images.ts'

describe('shapes', () => {
  it('are there for every body but motorcycles, which are built of parts; variants are named after their body', () => {
    const names = VEHICLE_NAMES
    // Trucks, motorcycles and caravans are looks of the first body of their kind.
    const firstOfKind = ['light-truck', 'motorcycle', 'caravan']
    const cars = BODY_TYPES.filter((body) => bodyItemType(body) === 'car')
    expect(names).toEqual(expect.arrayContaining([...cars, ...firstOfKind]))
    for (const name of names) expect(BODY_TYPES.some((body) => name === body || name.startsWith(`${body}-`))).toBe(true)
  })

  test.each(Object.entries<CarShape>(VEHICLES))(
    '%s: solid between the axles, hollow at the wheels, alike on both sides',
    (_, shape) => {
      const { field, bounds } = carBody(shape)
      const { frontX, radius, outerZ } = shape.wheels
      expect(field(frontX, radius, outerZ - 0.02)).toBeGreaterThan(0)
      expect(field(0.3 + frontX / 3, radius + 0.3, 0)).toBeLessThan(0)
      expect(field(0.4, 1, 0.7)).toBe(field(0.4, 1, -0.7))
      for (const x of [bounds.min[0], bounds.max[0]]) expect(field(x, 0.8, 0)).toBeGreaterThan(0)
    },
  )

  test.each(Object.entries<CarShape>(VEHICLES))(
    '%s: as wide and high as it says, its wheels on the ground',
    (_, { wheels, width, cabin }) => {
      expect(wheels.radius).toBeGreaterThan(0.29)
      expect(wheels.radius).toBeLessThan(0.4)
      expect(wheels.outerZ).toBeLessThan(width / 2)
      expect(Math.max(...cabin.roof.map(([, y]) => y))).toBeGreaterThan(1.2)
    },
  )
})

describe('pictures of a made-up vehicle', () => {
  const kept = (...names: string[]) =>
    new Set(names.flatMap((name) => ['front', 'rear', 'side'].map((view) => `/imagery/${name}/${view}-960.avif`)))
  it('are those of its body and colour, the card’s first', () => {
    expect(
      vehicleImages({ body: 'Dual Cab Utility', colour: 'Soul Red Crystal', item_type: 'car' }, kept('ute/red')),
    ).toEqual(['/imagery/ute/red/front-960.avif', '/imagery/ute/red/rear-960.avif', '/imagery/ute/red/side-960.avif'])
    expect(vehicleImages({ body: 'Pop Top', colour: 'White', item_type: 'caravan' }, kept('caravan/white'))[0]).toBe(
      '/imagery/caravan/white/front-960.avif',
    )
  })

  it('are those of its model where it looks otherwise than its body', () => {
    const there = kept('suv/blue', 'suv-large/blue', 'ute-tray/white', 'caravan-motorhome/white', 'hatch/red')
    const first = (vehicle: DemoVehicle) => vehicleImages(vehicle, there)[0]
    const patrol = { make: 'Nissan', model: 'Patrol', body: 'SUV', colour: 'Blue', item_type: 'car' }
    expect(first(patrol)).toBe('/imagery/suv-large/blue/front-960.avif')
    expect(first({ ...patrol, model: 'X-Trail' })).toBe('/imagery/suv/blue/front-960.avif')
    // Named like a look of another body.
    expect(first({ ...patrol, body: 'Hatchback', colour: 'Red' })).toBe('/imagery/hatch/red/front-960.avif')
    expect(first({ body: 'Single Cab Chassis', colour: 'White', item_type: 'car' })).toBe(
      '/imagery/ute-tray/white/front-960.avif',
    )
    expect(first({ body: 'Motorhome', colour: 'White', item_type: 'caravan' })).toBe(
      '/imagery/caravan-motorhome/white/front-960.avif',
    )
  })

  it('are those of the kind of motorcycle or truck, and of the plain one in a paint in which it is not drawn', () => {
    const there = kept(
      'motorcycle/yellow',
      'motorcycle-adventure/blue',
      'motorcycle-cruiser/red',
      'motorcycle-sport/green',
      'light-truck/white',
      'light-truck-tipper/white',
      'light-truck-tray/silver',
    )
    const lookOf = (item_type: string, body: string, colour: string) =>
      vehicleImages({ item_type, body, colour }, there)[0]?.split('/').slice(2, 4).join('/')
    expect(lookOf('motorcycle', 'Adventure Bike', 'Expedition Blue')).toBe('motorcycle-adventure/blue')
    expect(lookOf('motorcycle', 'Cruiser', 'Heritage Red')).toBe('motorcycle-cruiser/red')
    expect(lookOf('motorcycle', 'Sports Bike', 'Lime Green')).toBe('motorcycle-sport/green')
    expect(lookOf('motorcycle', 'Adventure Bike', 'Solar Yellow')).toBe('motorcycle/yellow')
    expect(lookOf('truck', 'Tipper', 'White')).toBe('light-truck-tipper/white')
    expect(lookOf('truck', 'Tray Truck', 'Silver')).toBe('light-truck-tray/silver')
    expect(lookOf('truck', 'Pantech', 'White')).toBe('light-truck/white')
  })

  it('turn only where its body turns in its paint, and every frame is kept', () => {
    const frames = Array.from(
      { length: SPIN_FRAMES },
      (_, n) => `/imagery/suv/white/spin/${`0${n}`.slice(-2)}-960.avif`,
    )
    const white = { make: 'Kia', model: 'Sorento', body: 'SUV', colour: 'White', item_type: 'car' }
    expect(vehicleSpin(white, new Set(frames))).toEqual(frames)
    expect(vehicleSpin(white, new Set(frames.slice(1)))).toEqual([])
    expect(vehicleSpin({ ...white, colour: 'Red' }, new Set(frames))).toEqual([])
    expect(vehicleSpin({ ...white, make: 'Nissan', model: 'Patrol' }, new Set(frames))).toEqual([])
  })

  it('show a cabin only where it is drawn and of the colour that the vehicle has inside', () => {
    const there = new Set(['/imagery/interiors/suv-4096.avif', '/imagery/interiors/ute-4096.avif'])
    const suv = {
      make: 'Kia',
      model: 'Sorento',
      body: 'SUV',
      colour: 'Red',
      item_type: 'car',
      interior_colour: 'Brown',
    }
    expect(vehicleInterior(suv, there)).toBe('/imagery/interiors/suv-4096.avif')
    expect(vehicleInterior({ ...suv, interior_colour: 'Black' }, there)).toBeNull()
    expect(vehicleInterior({ ...suv, body: 'Sedan', interior_colour: 'Grey' }, there)).toBeNull()
    const ute = { ...suv, body: 'Dual Cab Utility', interior_colour: 'Black' }
    expect(vehicleInterior(ute, there)).toBe('/imagery/interiors/ute-4096.avif')
    expect(vehicleInterior({ ...ute, body: 'Single Cab Chassis' }, there)).toBeNull()
    expect(vehicleInterior({ ...ute, item_type: 'caravan' }, there)).toBeNull()
  })

  it('are left out where they are not kept', () => {
    expect(vehicleImages({ body: 'SUV', colour: 'Red', item_type: 'car' }, kept('suv/blue'))).toEqual([])
  })

  it('are painted in a family that is drawn, whatever the colour', () => {
    for (const family of COLOUR_FAMILIES) expect(Object.keys(PAINTS)).toContain(paintOf(family))
    expect(paintOf('red')).toBe('red')
    expect(paintOf('gold')).toBe('beige')
  })

  it('come into a release in each width, and in that of social pictures, once, and only ours', () => {
    const urls = ['/imagery/suv/red/front-960.avif', '/imagery/suv/red/front-480.avif', 'https://a.example/1.jpg']
    expect([...usedPictures(new Set(urls), '/pictures')]).toEqual([
      ['imagery/suv/red/front-480.avif', '/pictures/imagery/suv/red/front-480.avif'],
      ['imagery/suv/red/front-960.avif', '/pictures/imagery/suv/red/front-960.avif'],
      ['imagery/suv/red/front-1600.webp', '/pictures/imagery/suv/red/front-1600.webp'],
    ])
  })
})

describe('views and scenes', () => {
  it('are looked at all around, the frames of a spin evenly spread', () => {
    const turns = Array.from({ length: SPIN_FRAMES }, (_, frame) => spinView('suv', frame).turn)
    expect(turns[0]).toBe(VIEWS.front.turn)
    for (const [index, turn] of turns.entries()) expect(turn - (turns[0] ?? 0)).toBeCloseTo(index * 10)
  })

  it('keep a turning vehicle as far away in every frame, and all of it in the picture', () => {
    for (const body of VEHICLE_NAMES.filter(hasSpin)) {
      const views = Array.from({ length: SPIN_FRAMES }, (_, frame) => spinView(body, frame))
      expect(new Set(views.map(({ distanceM, heightM, target }) => `${distanceM} ${heightM} ${target}`)).size).toBe(1)
    }
    // Half of 4.56 m across, seen from its near flank: nine tenths of the picture.
    const { distanceM, lensDegrees } = spinView('suv', 5)
    const halfM = Math.tan((lensDegrees * Math.PI) / 360) * SPIN_RATIO * (distanceM - 0.945)
    expect(2.28 / halfM).toBeLessThanOrEqual(0.9)
    expect(2.28 / halfM).toBeGreaterThan(0.8)
  })

  it('leave out what a body has not', () => {
    expect(viewsOf('caravan')).not.toContain('lamp')
    expect(viewsOf('caravan-motorhome')).toContain('lamp')
    expect(viewsOf('light-truck')).not.toContain('tail-lamp')
    expect(viewsOf('suv')).toEqual(VIEW_NAMES)
    expect(viewsOf('motorcycle-sport')).toEqual(['front', 'rear', 'side', 'head'])
  })

  test.each(Object.entries({ ...HEROES, ...FRONTS }))('%s: vehicles stand apart from one another', (_, { parked }) => {
    for (const [index, one] of parked.entries()) {
      for (const other of parked.slice(index + 1)) {
        expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(3)
      }
    }
  })
})
