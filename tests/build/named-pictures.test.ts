import { expect, it } from 'vitest'
import { namedPictures } from '#build/files/named-pictures.ts'
import { NO_SITE_DATA } from '#catalogue/site-data/site-data.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'

it('finds the project’s pictures wherever a site names them, and no others', () => {
  const home = { headline: 'A', introduction: 'B', image: '/imagery/hero/harbour-1600.avif', imageTall: '/own.avif' }
  const site = makeSite({ home })
  const place = makeLocation({ image: { url: '/imagery/places/yard-960.avif', thumbnailUrl: null } })
  expect(namedPictures({ site, locations: [place], data: NO_SITE_DATA })).toEqual([
    '/imagery/hero/harbour-1600.avif',
    '/imagery/places/yard-960.avif',
  ])
  expect(namedPictures({ site: makeSite(), locations: [makeLocation()], data: NO_SITE_DATA })).toEqual([])
})
