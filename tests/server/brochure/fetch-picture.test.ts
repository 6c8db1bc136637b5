import { describe, expect, it } from 'vitest'
import { fetchPicture, isPublic } from '#server/brochure/fetch-picture.ts'

describe('a picture is asked only of the public internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublic(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublic(address)).toBe(false))

  it.each([
    'http://example.com/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://example.com:8443/a.jpg',
    'https://user:secret@example.com/a.jpg',
    'file:///etc/passwd',
    '//127.0.0.1/a.jpg',
    'https://',
  ])('%s is not read', async (url) => {
    expect(await fetchPicture(url, { siteUrl: 'https://www.example.com.au', local: null })).toBeNull()
  })
})
