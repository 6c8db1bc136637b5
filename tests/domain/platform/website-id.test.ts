import { expect, it } from 'vitest'
import { websiteIdOf } from '#domain/platform/website-id.ts'

it.each([
  [{ websiteId: null, slug: 'north-shore' }, 'north-shore'],
  [{ websiteId: 'W-17', slug: 'north-shore' }, 'W-17'],
])('a website is known by its own id, else by its slug: %j', (site, expected) => {
  expect(websiteIdOf(site)).toBe(expected)
})
