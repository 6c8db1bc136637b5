import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { PICTURES_DIR } from '#generator/files/local-pictures.ts'
import { SPIN_FRAMES } from '#scripts/demo/imagery/views.ts'
import type { DemoVehicle } from '#scripts/demo/stock/demo-vehicle.ts'
import { generateVehicles } from '#scripts/demo/stock/generate-vehicles.ts'
import { importText } from '../stock/import-text.ts'

function vehicles(profile: 'cars' | 'caravans'): DemoVehicle[] {
  const locations = [{ code: 'north', makes: ['Kia', 'Ford'], state: 'NSW' }]
  return generateVehicles({ seed: 7, count: 600, profile, asAt: new Date('2026-11-20T14:00:00Z'), locations })
}

function named(vehicle: DemoVehicle): string[] {
  const { images, spin_images: spin = [], spin_interior_image: interior = [] } = vehicle
  const { video_url: video = [], walkaround_videos: walks = [] } = vehicle
  return [images, spin, interior, video, walks].flat().map(String)
}

test.each(['cars', 'caravans'] as const)('every picture and film that made-up %s name is kept', (profile) => {
  const urls = new Set(vehicles(profile).flatMap(named))
  expect(urls.size).toBeGreaterThan(50)
  expect([...urls].filter((url) => url.endsWith('.webm'))).toHaveLength(1)
  expect([...urls].filter((url) => !existsSync(join(PICTURES_DIR, url)))).toEqual([])
})

it('gives some cars a spin and some a cabin, and they arrive with the car', async () => {
  const made = vehicles('cars')
  const turning = made.filter(({ spin_images: spin }) => spin !== undefined)
  const open = made.filter(({ spin_interior_image: interior }) => interior !== undefined)
  expect(turning.length).toBeGreaterThan(30)
  expect(open.length).toBeGreaterThan(30)
  const some = [...turning.slice(0, 5), ...open.slice(0, 5)].map((vehicle, n) => ({ ...vehicle, id: `V${n}` }))
  const { cars } = await importText('feed.json', JSON.stringify(some))
  expect(cars).toHaveLength(some.length)
  for (const [n, { car }] of cars.entries()) {
    expect(car.viewing?.spinImageUrls ?? []).toEqual(some[n]?.spin_images ?? [])
    expect(car.viewing?.spinInteriorImageUrl ?? null).toBe(some[n]?.spin_interior_image ?? null)
    expect([0, SPIN_FRAMES]).toContain(car.viewing?.spinImageUrls.length ?? 0)
  }
})
