import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { imagesSchema } from '#config/schema/images.ts'
import { seoSchema } from '#config/schema/pages/seo.ts'
import { mapSchema } from '#config/schema/places/map.ts'
import { platformSchema } from '#config/schema/services.ts'
import { analyticsSchema } from '#config/schema/visitors/analytics.ts'

const issuesOf = (schema: v.GenericSchema, input: unknown): string[] => {
  const result = v.safeParse(schema, input)
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

it('has a default for every key', () => {
  expect(v.parse(imagesSchema, {})).toEqual({
    scheme: 'plain',
    cdn: null,
    origin: null,
    widthsPx: [320, 480, 640, 960, 1280, 1920],
    quality: 75,
    format: 'auto',
  })
  expect(v.parse(mapSchema, {})).toEqual({ provider: 'openstreetmap', clientKey: null, tiles: null, zoom: 15 })
  expect(v.parse(platformSchema, {})).toEqual({ apiBase: '', rewriteTo: null, calls: {} })
  expect(v.parse(analyticsSchema, {})).toEqual({
    events: true,
    demoCountsAs: 'new',
    googleAnalyticsId: null,
    googleTagManagerId: null,
    consent: 'opt-in',
  })
  expect(v.parse(seoSchema, {})).toEqual({
    titlePattern: '{title} | {site}',
    homeTitlePattern: '{site}: {headline}',
    carDescription: '{title}, {price}. See it at {place}.',
    searchDescription: '{heading} at {site}: {count} with prices, photos and details, {page}.',
    locationDescription: '{name}: opening hours, telephone {phone} and directions to {address}.',
    indexed: true,
    googleVerification: null,
    bingVerification: null,
    openGraphImage: null,
    llmsFile: true,
    structuredData: true,
  })
})

test.each<[v.GenericSchema, unknown]>([
  [imagesSchema, { scheme: 'bunny', cdn: 'https://a.b-cdn.net', quality: 1, widthsPx: [16, 4096] }],
  [imagesSchema, { quality: 100 }],
  [mapSchema, { provider: 'google', clientKey: 'abc', zoom: 1 }],
  [mapSchema, { provider: 'tiles', tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Ours' } }],
  [mapSchema, { provider: 'none', zoom: 20 }],
  [platformSchema, { apiBase: 'https://api.example.com.au/v1' }],
  [platformSchema, { apiBase: '/platform' }],
  [platformSchema, { rewriteTo: 'https://platform.example.com.au' }],
  [analyticsSchema, { googleAnalyticsId: 'G-AB12CD34EF', googleTagManagerId: 'GTM-AB12CD3' }],
  [seoSchema, { titlePattern: '{site} - {title}', openGraphImage: '/share.jpg', googleVerification: 'abcdefgh' }],
  [seoSchema, { openGraphImage: 'https://a.example/b.jpg' }],
])('accepts %#', (schema, input) => {
  expect(issuesOf(schema, input)).toEqual([])
})

test.each<[v.GenericSchema, unknown, string]>([
  [imagesSchema, { scheme: 'imgix' }, 'cdn: expected the address of the media CDN, because a scheme is chosen'],
  [imagesSchema, { cdn: 'https://a.example/' }, 'cdn: expected no slash at its end'],
  [imagesSchema, { widthsPx: [] }, 'widthsPx: expected at least one width'],
  [imagesSchema, { widthsPx: [15] }, 'widthsPx.0: expected at least 16'],
  [imagesSchema, { quality: 0 }, 'quality: expected at least 1'],
  [imagesSchema, { quality: 101 }, 'quality: expected at most 100'],
  [mapSchema, { provider: 'mapbox' }, 'clientKey: expected the client key of the map service'],
  [mapSchema, { provider: 'tiles' }, 'tiles: expected the tile server'],
  [mapSchema, { zoom: 21 }, 'zoom: expected at most 20'],
  [
    platformSchema,
    { apiBase: 'https://api.example.com.au/' },
    'apiBase: expected an origin or a path without a slash at its end, such as "https://api.example.com.au" or "/platform"',
  ],
  [
    platformSchema,
    { apiBase: 'javascript:x' },
    'apiBase: expected an origin or a path without a slash at its end, such as "https://api.example.com.au" or "/platform"',
  ],
  [
    platformSchema,
    { rewriteTo: 'https://platform.example.com.au/api' },
    'rewriteTo: expected an origin, such as "https://platform.example.com.au"',
  ],
  [analyticsSchema, { googleAnalyticsId: 'UA-1' }, 'googleAnalyticsId: expected an id such as "G-AB12CD34EF"'],
  [analyticsSchema, { googleTagManagerId: 'X' }, 'googleTagManagerId: expected an id such as "GTM-AB12CD3"'],
  [seoSchema, { titlePattern: '{headline}' }, 'titlePattern: expected only {title}, {site} in braces'],
  [seoSchema, { homeTitlePattern: '{title}' }, 'homeTitlePattern: expected only {site}, {headline} in braces'],
  [seoSchema, { googleVerification: '"><script>' }, 'googleVerification: expected only the code of the tag'],
])('refuses %#', (schema, input, message) => {
  expect(issuesOf(schema, input)).toEqual([message])
})

it('refuses the picture of another scheme', () => {
  expect(issuesOf(seoSchema, { openGraphImage: '//evil.example/a.jpg' })).not.toEqual([])
})
