import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { lenderOf } from '#domain/entities/finance-from-dto.ts'
import type { Row } from './import-text.ts'
import { GOOD_ROW, importRow, importText } from './import-text.ts'

const HOTSPOTS = {
  exterior: [{ description: 'Tow bar', positions: [{ angle: 90, x: 50, y: 0.25 }] }],
  interior: [{ description: '<b>Screen</b>', positions: { '0': { x: 0.5, y: 0.5 } } }],
}

/** What the specification calls each thing (S1 §3), as a feed has it. */
const WHOLE: Row = {
  video_url: 'https://v.example/own',
  external_video_url: 'https://v.example/other',
  videos: [{ video: { url: 'https://v.example/2' } }, '/v/3.mp4'],
  walkaround_videos: [{ url: 'https://v.example/w' }],
  spin_images: ['https://a.example/s1.jpg', { image: { url: 'https://a.example/s2.jpg' } }],
  spin_interior_image: '/interior.jpg',
  spin_code: 'spin-77',
  hotspots: HOTSPOTS,
  file: 'https://reports.example/1.pdf',
  views: '1,204',
  average_market_price: 48_000,
  standard_equipment: ['Air conditioning'],
  finance_lenders: { bank: { paymentWeek: '99.50', interestRate: 6.29, comparisonRate: 8.19, term5: 120 } },
  youxQuote: { weeklyRepaymentAmount: 101, advertisedRate: '7.5', comparisonRate: 8 },
  payment_processors: [{ reserve_amount: 0 }, { name: 'Pay', reserve_amount: '$500' }],
  variant: {
    induction: 'Turbo',
    fuelconsumptioncombined: 8.1,
    fuelcapacity: 80,
    towingcapacitybraked: 3_500,
    ancaprating: 5,
    grossvehiclemass: 3_050,
    vehiclelength: 5_325,
    vehiclewidth: 1_855,
    vehicleheight: 1_815,
    bodyconfiguration: 'Dual Cab Utility',
  },
}

const EXPECTED: Partial<Car> = {
  videoUrl: 'https://v.example/own',
  externalVideoUrl: 'https://v.example/other',
  viewing: {
    videoUrls: ['https://v.example/2', '/v/3.mp4'],
    walkaroundVideoUrls: ['https://v.example/w'],
    spinImageUrls: ['https://a.example/s1.jpg', 'https://a.example/s2.jpg'],
    spinInteriorImageUrl: '/interior.jpg',
    spinCode: 'spin-77',
    hotspots: [
      { view: 'exterior', description: 'Tow bar', positions: [{ angleDegrees: 90, xShare: 0.5, yShare: 0.25 }] },
      { view: 'interior', description: 'Screen', positions: [{ angleDegrees: 0, xShare: 0.5, yShare: 0.5 }] },
    ],
  },
  historyReportUrl: 'https://reports.example/1.pdf',
  views: 1_204,
  marketPrices: { averageAud: 48_000, stateAverageAud: null },
  standardEquipment: ['Air conditioning'],
  financeQuote: { weeklyRepaymentAud: 101, rates: { interestPercent: 7.5, comparisonPercent: 8 } },
  processorReserveAud: 500,
  induction: 'Turbo',
  fuelLitresPer100Km: 8.1,
  fuelCapacityLitres: 80,
  towingCapacityKg: 3_500,
  ancapStars: 5,
  variant: {
    grossVehicleMassKg: 3_050,
    lengthMm: 5_325,
    widthMm: 1_855,
    heightMm: 1_815,
    bodyConfiguration: 'Dual Cab Utility',
  },
}

const NOTHING: Partial<Car> = {
  videoUrl: null,
  externalVideoUrl: null,
  viewing: null,
  historyReportUrl: null,
  views: null,
  marketPrices: null,
  standardEquipment: [],
  financeLenders: null,
  financeQuote: null,
  processorReserveAud: null,
  variant: null,
}

const importAs = async (mapping: 'canonical' | 'dealer-studio', row: Row) =>
  importText('feed.json', JSON.stringify([{ ...GOOD_ROW, ...row }]), { mapping })

describe.each(['canonical', 'dealer-studio'] as const)('S1 §3: a %s feed', (mapping) => {
  it('has all of a car’s media, finance and variant', async () => {
    const { cars, report } = await importAs(mapping, WHOLE)
    const car = cars[0]?.car
    expect(report.warnings).toEqual([])
    expect(car).toMatchObject(EXPECTED)
    expect(lenderOf(car?.financeLenders ?? {}, 'bank')).toMatchObject({
      paymentWeekAud: 99.5,
      interestPercent: 6.29,
      terms: { 5: { paymentWeekAud: 120 } },
    })
  })

  it('without any of it has none of it', async () => {
    const { cars, report } = await importAs(mapping, {})
    expect(report.warnings).toEqual([])
    expect(cars[0]?.car).toMatchObject(NOTHING)
  })
})

it('S1 §3: lists and objects may be cells of a CSV', async () => {
  const row = {
    ...GOOD_ROW,
    spin_images: 'https://a.example/s1.jpg|https://a.example/s2.jpg',
    videos: 'https://v.example/2',
    hotspots: JSON.stringify(HOTSPOTS),
    youxQuote: JSON.stringify(WHOLE['youxQuote']),
    finance_lenders: JSON.stringify(WHOLE['finance_lenders']),
  }
  const quoted = (cell: unknown) => `"${String(cell).replaceAll('"', '""')}"`
  const csv = `${Object.keys(row).join(',')}\n${Object.values(row).map(quoted).join(',')}\n`
  const { cars, report } = await importText('feed.csv', csv)
  expect(report.warnings).toEqual([])
  expect(cars[0]?.car).toMatchObject({
    viewing: {
      videoUrls: ['https://v.example/2'],
      spinImageUrls: ['https://a.example/s1.jpg', 'https://a.example/s2.jpg'],
      hotspots: EXPECTED.viewing?.hotspots,
    },
    financeQuote: EXPECTED.financeQuote,
    financeLenders: { bank: { paymentWeek: 99.5 } },
  })
})

describe('what cannot be trusted is left out, and reported', () => {
  test.each<[string, Row, Partial<Car>, string]>([
    ['a script as a video', { video_url: 'javascript:alert(1)' }, { videoUrl: null }, 'unreadable'],
    ['a script elsewhere', { external_video_url: 'data:text/html,x' }, { externalVideoUrl: null }, 'unreadable'],
    ['a report without encryption', { file: 'http://r.example/1.pdf' }, { historyReportUrl: null }, 'unreadable'],
    ['a script inside', { spin_interior_image: 'javascript:x' }, { viewing: null }, 'unreadable'],
    ['a script in a spin', { spin_images: ['javascript:x'] }, { viewing: null }, 'unsafe-url'],
    ['a script in a walk-around', { walkaround_videos: [{ video: { url: '//x' } }] }, { viewing: null }, 'unsafe-url'],
    ['a script in videos', { videos: [{ url: 'vbscript:x' }] }, { viewing: null }, 'unsafe-url'],
    ['points that are none', { hotspots: { exterior: [{ description: 'x' }] } }, { viewing: null }, 'unreadable'],
    ['points that are a text', { hotspots: 'left door' }, { viewing: null }, 'not-an-object'],
    ['lenders that are none', { finance_lenders: { bank: 7 } }, { financeLenders: null }, 'unreadable'],
    ['lenders in a list', { finance_lenders: [1] }, { financeLenders: null }, 'not-an-object'],
    ['a quote that is a text', { youxQuote: '{' }, { financeQuote: null }, 'not-an-object'],
    ['a vehicle of 40 metres', { vehiclelength: 40_000 }, { variant: null }, 'out-of-range'],
    ['views below zero', { views: -1 }, { views: null }, 'out-of-range'],
  ])('%s', async (_name, row, expected, reasonCode) => {
    const { car, warnings } = await importRow(row)
    expect(car).toMatchObject(expected)
    expect(warnings.map((warning) => warning.reasonCode)).toEqual([reasonCode])
  })

  test.each<[string, Row, Partial<Car>]>([
    ['points of nothing', { hotspots: { exterior: [], interior: [] } }, { viewing: null }],
    ['no lender', { finance_lenders: {} }, { financeLenders: null }],
    ['a quote without a repayment', { youxQuote: { advertisedRate: 7 } }, { financeQuote: null }],
    [
      'a processor that asks for nothing',
      { payment_processors: [{ reserve_amount: 0 }] },
      { processorReserveAud: null },
    ],
    ['a mass of 0', { grossvehiclemass: 0 }, { variant: null }],
  ])('but %s is no fault', async (_name, row, expected) => {
    const { car, warnings } = await importRow(row)
    expect(car).toMatchObject(expected)
    expect(warnings).toEqual([])
  })

  it('a list that is too long is cut', async () => {
    const { car, warnings } = await importRow({ videos: Array.from({ length: 25 }, (_, index) => `/v/${index}.mp4`) })
    expect(car?.viewing?.videoUrls).toHaveLength(20)
    expect(warnings.map(({ reasonCode }) => reasonCode)).toEqual(['cut'])
  })
})
