/** The short tags of content pages, each read and refused (docs/site-data.md). */
import { describe, expect, it } from 'vitest'
import { readShortTag, videoFrames } from '#domain/content/short-tags.ts'

const ALL = { filter: 'all', manufacturer: null, subtype: null, exclude: [], selectedLocations: [] }

describe('a short tag', () => {
  it.each([
    ['{{ form: service }}', { kind: 'form', form: 'serviceBooking' }],
    ['  {{form:sell-your-car}}', { kind: 'form', form: 'sellMyCar' }],
    ['{{ reviews }}', { kind: 'reviews' }],
    ['{{ offers }}', { kind: 'offers', manufacturer: null }],
    ['{{ offers: Isuzu }}', { kind: 'offers', manufacturer: 'Isuzu' }],
    ['{{ video: /media/walk.mp4 | The yard }}', { kind: 'video', url: '/media/walk.mp4', title: 'The yard' }],
    ['{{ locations }}', { kind: 'locations', block: ALL }],
    [
      '{{ locations: sales | manufacturer: Isuzu | exclude: W01S, W02S }}',
      { kind: 'locations', block: { ...ALL, filter: 'sales', manufacturer: 'Isuzu', exclude: ['W01S', 'W02S'] } },
    ],
    [
      '{{ locations: all | subtype: truck | selectedLocations: W03 }}',
      { kind: 'locations', block: { ...ALL, subtype: 'truck', selectedLocations: ['W03'] } },
    ],
  ])('is read: %s', (line, part) => {
    expect(readShortTag(line)).toEqual({ kind: 'part', part })
  })

  it.each(['Words alone.', '', 'Write `{{ form: service }}` for a form.'])('is none: %j', (line) => {
    expect(readShortTag(line)).toEqual({ kind: 'words' })
  })

  it.each([
    ['See {{ reviews }} here', 'a short tag alone on its line', '{{ reviews }}'],
    ['{{ map }}', 'a known short tag', '{{ map }}'],
    ['{{ form: lottery }}', 'one of enquiry, callback', 'lottery'],
    ['{{ form }}', 'one of enquiry, callback', 'nothing'],
    ['{{ reviews: 5 }}', 'no value', '5'],
    ['{{ video: /media/walk.mp4 }}', 'then | and its title', '/media/walk.mp4'],
    ['{{ video: walk | The yard }}', 'the address of a video', 'walk | The yard'],
    ['{{ locations: all of them }}', 'one of primary, sales', 'all of them'],
    ['{{ locations: all | near: 4000 }}', '| manufacturer: a make', 'all | near: 4000'],
    ['{{ locations: all | manufacturer }}', '| manufacturer: a make', 'all | manufacturer'],
  ])('is refused with what was expected: %s', (line, expected, received) => {
    expect(readShortTag(line)).toMatchObject({
      kind: 'problem',
      expected: expect.stringContaining(expected),
      received,
    })
  })
})

it('the frames of videos come from their service, and a file of the site has none', () => {
  const video = (url: string) => ({ kind: 'video' as const, url, title: 'The yard' })
  const parts = [
    video('https://www.youtube.com/watch?v=abcdefghijk'),
    video('/media/walk.mp4'),
    { kind: 'reviews' as const },
  ]
  expect(videoFrames([{ parts }])).toEqual([expect.stringContaining('youtube')])
})
