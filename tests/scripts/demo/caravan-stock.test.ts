import { expect, it } from 'vitest'
import { generateVehicles } from '#scripts/demo/stock/generate-vehicles.ts'

const VANS = generateVehicles({
  seed: 3309,
  count: 120,
  profile: 'caravans',
  asAt: new Date('2026-06-15T00:00:00Z'),
  locations: [{ code: 'BURP', makes: ['Jayco', 'New Age', 'Coromal'], state: 'QLD' }],
})
const PAGE = 21
const MAX_TIMES = 4

it('shows one picture on few cards of a page', () => {
  for (let from = 0; from + PAGE <= VANS.length; from += PAGE) {
    const pictures = VANS.slice(from, from + PAGE).map(({ images }) => (images as string[])[0])
    const times = [...Map.groupBy(pictures, (url) => url).values()].map((alike) => alike.length)
    expect(Math.max(...times)).toBeLessThanOrEqual(MAX_TIMES)
  }
})

it('has every picture once, whichever is first', () => {
  for (const { images } of VANS) expect(new Set(images as string[]).size).toBe((images as string[]).length)
})

it('weighs on the ball what is towed, a tenth of its tare at most', () => {
  for (const { body, ball_weight: ballKg, tare_weight: tareKg } of VANS) {
    if (body === 'Motorhome') expect(ballKg).toBeUndefined()
    else expect(Number(ballKg) / Number(tareKg)).toBeGreaterThan(0.05)
    if (ballKg !== undefined) expect(Number(ballKg) / Number(tareKg)).toBeLessThan(0.105)
  }
})

it('lists rows of its maker, some without data', () => {
  const rows = VANS.flatMap(({ specifications }) => specifications as string[])
  expect(rows).toHaveLength(VANS.length * 4)
  expect(rows.filter((row) => row.endsWith(': ')).length).toBeGreaterThan(VANS.length)
})
