import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { BODY_TYPES } from '#domain/car/car.ts'
import { silhouetteId } from '#domain/car/labels.ts'

const file = readFileSync('src/components/art/silhouettes.svg', 'utf8')
const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

it('are one for each body and one for the unknown body', () => {
  const symbols = [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 720 300">/g)].map(([, id]) => id)
  expect(symbols.sort()).toEqual([...BODY_TYPES, null].map(silhouetteId).sort())
})

it('refer only to parts and symbols of the file, each of which has its own id', () => {
  const references = [...file.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((href) => !ids.includes(href?.slice(1)) || !href?.startsWith('#'))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('use every part that they share', () => {
  const parts = ids.filter((id) => id?.startsWith('part-'))
  expect(parts.filter((id) => !file.includes(`href="#${id}"`))).toEqual([])
})

it('are small enough for every page', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(24_000)
})
