import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, headersFile, policyHash, robotsFile } from '#generator/files/headers.ts'

const INLINE_HASHES = { scripts: ['sha256-script'], styles: ['sha256-style'] }
const policyOf = (inlineStyle: string) => ({ inlineStyle, inlineHashes: INLINE_HASHES })

describe('the headers file', () => {
  it('allows what Astro writes inline and the theme, and no other inline text', () => {
    const policy = contentSecurityPolicy(policyOf(':root{--brand:#000}'))
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("script-src 'self' 'sha256-script';")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']{44}' 'sha256-style';/)
    expect(contentSecurityPolicy(policyOf('other'))).not.toBe(policy)
  })

  it('hashes as browsers do', () => {
    // The value that the Content Security Policy specification gives for this text.
    expect(policyHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  })

  it('lets no browser guess a type, nor say to others which page somebody came from', () => {
    const headers = headersFile(policyOf(''))
    expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Content-Type-Options: nosniff$/m)
    expect(headers).toMatch(/^ {2}Referrer-Policy: strict-origin-when-cross-origin$/m)
  })

  it('lets hashed assets be kept for ever, and nothing else', () => {
    expect(headersFile(policyOf('')).match(/^\S.*\n(?: {2}.*\n)*? {2}Cache-Control.*$/gm)).toEqual([
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
      '/search-data/files/*\n  Cache-Control: public, max-age=31536000, immutable',
    ])
  })
})

describe('a site that no search engine may list', () => {
  it('says so of every file, and has no sitemap to offer', () => {
    expect(headersFile(policyOf(''), false)).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n\/assets/)
    expect(headersFile(policyOf(''))).toMatch(/same-origin\n\/assets/)
    expect(robotsFile('https://www.example.com.au', false)).toBe('User-agent: *\nDisallow: /gone/\n')
  })
})

it('pictures may come from any https host: the feed’s and the media CDN’s', () => {
  expect(contentSecurityPolicy(policyOf(''))).toContain("img-src 'self' data: https:;")
})

it('robots.txt names the sitemap', () => {
  expect(robotsFile('https://www.example.com.au')).toBe(
    'User-agent: *\nDisallow: /gone/\n\nSitemap: https://www.example.com.au/sitemap.xml\n',
  )
})

it('a platform on another host may be asked, and forms may be posted to it', () => {
  const policy = { ...policyOf(''), hosts: ['https://api.example'], formHosts: ['https://api.example'] }
  expect(contentSecurityPolicy(policy)).toContain("connect-src 'self' https://api.example;")
  expect(contentSecurityPolicy(policy)).toContain("form-action 'self' https://api.example;")
})

it('counters of Google are let in only where a site has them', () => {
  expect(contentSecurityPolicy(policyOf(''))).not.toContain('google')
  const policy = contentSecurityPolicy({ ...policyOf(''), hasGoogleCounters: true })
  expect(policy).toContain("script-src 'self' 'sha256-script' https://*.googletagmanager.com;")
  expect(policy).toContain(
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com;",
  )
  expect(policy).not.toContain('unsafe')
})

it('a widget of another host has its script and its frame, and nothing else', () => {
  const policy = contentSecurityPolicy({ ...policyOf(''), widgets: ['https://challenges.example'] })
  expect(policy).toContain("script-src 'self' 'sha256-script' https://challenges.example;")
  expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.example/)
  expect(policy.split('https://challenges.example')).toHaveLength(3)
  expect(contentSecurityPolicy(policyOf(''))).not.toContain('frame-src https')
})
