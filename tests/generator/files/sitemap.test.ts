import { describe, expect, it } from 'vitest'
import { sitemapFiles, sitemapPart } from '#generator/files/sitemap.ts'

const site = 'https://www.example.com.au'

describe('sitemap', () => {
  it('lists addresses, when they changed and what picture they show', () => {
    const files = sitemapFiles(site, [
      sitemapPart(site, [{ path: '/', modifiedAt: null, imageUrl: null }]),
      sitemapPart(site, []),
      sitemapPart(site, [
        { path: '/cars/a&b', modifiedAt: '2026-03-01T00:00:00.000Z', imageUrl: 'https://photos.example/a.jpg?w=1&h=2' },
      ]),
    ])
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(String(files.get('sitemap.xml'))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://www.example.com.au/</loc></url>
<url><loc>https://www.example.com.au/cars/a&amp;b</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod><image:image><image:loc>https://photos.example/a.jpg?w=1&amp;h=2</image:loc></image:image></url>
</urlset>
`)
  })

  it('is split when it is large, and then an index of its parts', () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({
      path: `/cars/${index}`,
      modifiedAt: null,
      imageUrl: null,
    }))
    const files = sitemapFiles(site, [sitemapPart(site, entries.slice(0, 3)), sitemapPart(site, entries.slice(3))], 2)
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    expect(String(files.get('sitemap.xml'))).toContain(`<sitemap><loc>${site}/sitemap-3.xml</loc></sitemap>`)
    const listed = [...files.values()].join('').match(/\/cars\/\d/g)
    expect(listed).toEqual(entries.map(({ path }) => path))
  })

  it('holds 50,000 addresses in one file and not one more', () => {
    const entries = Array.from({ length: 50_001 }, (_, index) => ({
      path: `/${index}`,
      modifiedAt: null,
      imageUrl: null,
    }))
    expect(sitemapFiles(site, [sitemapPart(site, entries.slice(1))]).size).toBe(1)
    expect(sitemapFiles(site, [sitemapPart(site, entries)]).size).toBe(3)
  })
})
