import { describe, expect, it } from 'vitest'
import {
  CTA_BAR_STYLE_ABOVE_PX,
  hasScrolledCtaStyle,
  MD_WIDTH_PX,
  STICKY_HEADER_FROM_PX,
  showsMobileBar,
  showsStickyHeader,
} from '#domain/car/page/page-bars.ts'
import { carPhone, clickPhone, phoneBlock } from '#domain/car/page/phone-block.ts'
import {
  COPIED_SHOWN_MS,
  COPIED_TOAST_MS,
  copiedToast,
  SHARE_TARGETS,
  shareHref,
} from '#domain/car/page/share-targets.ts'
import { CARD_TYPES, RESERVE_AMOUNT_AUD, reserveAmountAud } from '#domain/car/price/reserve.ts'

describe('S1 §2, §9: bars that come with scrolling', () => {
  it('come at 500, above 900 and below md', () => {
    expect([STICKY_HEADER_FROM_PX, CTA_BAR_STYLE_ABOVE_PX, MD_WIDTH_PX]).toEqual([500, 900, 768])
  })

  it.each([
    [499, false],
    [500, true],
    [501, true],
  ])('the sticky header at %i: %s', (scrollPx, expected) => {
    expect(showsStickyHeader(scrollPx)).toBe(expected)
  })

  it.each([
    [900, false],
    [901, true],
  ])('the other style of the call-to-action bar at %i: %s', (scrollPx, expected) => {
    expect(hasScrolledCtaStyle(scrollPx)).toBe(expected)
  })

  it.each([
    [767, false, true],
    [767, true, false],
    [768, false, false],
    [768, true, false],
  ])('the mobile bar at %i px, price in view %s: %s', (widthPx, isPriceInView, expected) => {
    expect(showsMobileBar(widthPx, isPriceInView)).toBe(expected)
  })
})

describe('S1 §4, §8: the phone block', () => {
  const phone = '07 7010 0001'
  it.each([
    [phone, 'shown', false, { kind: 'shown', phone }],
    [phone, 'shown', true, { kind: 'shown', phone }],
    [phone, 'hidden', false, { kind: 'hidden', phone }],
    [phone, 'hidden', true, { kind: 'revealed', phone }],
  ] as const)('%s, %s, clicked %s: %j', (number, display, isRevealed, expected) => {
    expect(phoneBlock(number, display, isRevealed)).toEqual(expected)
  })

  const phones = {
    byDealership: { north: '1' },
    byCarType: { new: '2', demo: null },
    location: '3',
    site: '4',
  }
  it.each([
    [{ carType: 'new', dealershipSlug: 'north' }, {}, '1'],
    [{ carType: 'new', dealershipSlug: 'south' }, {}, '2'],
    [{ carType: 'new', dealershipSlug: null }, {}, '2'],
    [{ carType: 'demo', dealershipSlug: null }, {}, '3'],
    [{ carType: 'used', dealershipSlug: null }, {}, '3'],
    [{ carType: 'used', dealershipSlug: null }, { location: null }, '4'],
  ] as const)('S1 §9: the number of %j', (car, change, expected) => {
    expect(carPhone(car, { ...phones, ...change })).toBe(expected)
  })
})

describe('S1 §4, §7: a click on the phone block', () => {
  const payload = { car_id: 't1042', dealership_id: '7', website_id: 'north' }

  it('reveals a hidden number and logs it once', () => {
    const first = clickPhone({ kind: 'hidden', phone: '07 7010 0001' }, payload)
    expect(first).toEqual({ block: { kind: 'revealed', phone: '07 7010 0001' }, log: payload })
    expect(clickPhone(first.block, payload)).toEqual({ block: first.block, log: null })
  })

  it('on a number that is shown changes and logs nothing', () => {
    const block = { kind: 'shown', phone: '07 7010 0001' } as const
    expect(clickPhone(block, payload)).toEqual({ block, log: null })
  })
})

describe('S1 §9: reserving', () => {
  it.each([
    [500, 500],
    [1, 1],
    [0, 200],
    [-1, 200],
    [null, 200],
  ])('costs, where the processor says %s: %i', (processorAmountAud, expected) => {
    expect(reserveAmountAud(processorAmountAud, RESERVE_AMOUNT_AUD)).toBe(expected)
  })

  it('costs what the site says where the processor says nothing', () => {
    expect(reserveAmountAud(null, 1_000)).toBe(1_000)
  })

  it('takes these cards', () => {
    expect(CARD_TYPES).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
  })
})

describe('S1 §4, S2 §7: sharing', () => {
  it('says Copied for 1.5 s and shows its toast for 3 s', () => {
    expect([COPIED_SHOWN_MS, COPIED_TOAST_MS]).toEqual([1500, 3000])
  })

  it.each([
    [
      'Copied {car name} to your clipboard!',
      '2022 Toyota Hilux SR5',
      'Copied 2022 Toyota Hilux SR5 to your clipboard!',
    ],
    ['{car name}, {car name}', '$& $1', '$& $1, $& $1'],
  ])('%s', (wording, name, expected) => {
    expect(copiedToast(wording, name)).toBe(expected)
  })

  const page = { title: 'Kia Rio & co', url: 'https://www.north.example/cars/kia?a=1&b=2' }
  const link = 'https%3A%2F%2Fwww.north.example%2Fcars%2Fkia%3Fa%3D1%26b%3D2'
  it.each([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['x', `https://x.com/intent/post?text=Kia%20Rio%20%26%20co&url=${link}`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
    ['whatsapp', `https://wa.me/?text=Kia%20Rio%20%26%20co%20${link}`],
    ['sms', `sms:?&body=Kia%20Rio%20%26%20co%20${link}`],
    ['email', `mailto:?subject=Kia%20Rio%20%26%20co&body=Kia%20Rio%20%26%20co%20${link}`],
    ['copyLink', null],
  ] as const)('%s opens %s', (target, href) => {
    expect(shareHref(target, page)).toBe(href)
    expect(SHARE_TARGETS).toContain(target)
  })
})
