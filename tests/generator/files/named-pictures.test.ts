import { expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import { namedPictures, usedPictures } from '#generator/files/local-pictures.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const catalogueOf = (site: Site) =>
  createCatalogue({ site, stock: [], contentPages: [], history: { listed: [], gone: [] }, asAtMs: 0 })

it('finds the project’s pictures wherever a site names them, and no others', () => {
  const home = { headline: 'A', introduction: 'B', image: '/imagery/hero/harbour-1600.avif', imageTall: '/own.avif' }
  const site = makeSite({ home })
  const place = makeLocation({ image: { url: '/imagery/places/yard-960.avif', thumbnailUrl: null } })
  // A catalogue's own locations are written as fingerprints, which name no picture.
  expect(namedPictures(catalogueOf({ ...site, locations: [place] }))).toEqual([
    '/imagery/hero/harbour-1600.avif',
    '/imagery/places/yard-960.avif',
  ])
  expect(namedPictures(catalogueOf(makeSite()))).toEqual([])
})

it('takes each width of a picture and a film as it is', () => {
  const urls = new Set(['/imagery/suv/red/side-960.avif', '/imagery/suv/white/passing-by.webm', '/films/own.webm'])
  expect([...usedPictures(urls, '/kept')]).toEqual([
    ['imagery/suv/red/side-480.avif', '/kept/imagery/suv/red/side-480.avif'],
    ['imagery/suv/red/side-960.avif', '/kept/imagery/suv/red/side-960.avif'],
    ['imagery/suv/white/passing-by.webm', '/kept/imagery/suv/white/passing-by.webm'],
  ])
})
