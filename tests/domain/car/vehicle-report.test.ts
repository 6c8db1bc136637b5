import { describe, expect, it } from 'vitest'
import { vehicleReportOffer, WEBSITE_PLUGINS } from '#domain/car/page/vehicle-report.ts'

const car = { status: 'in_stock', reserved: false, priceAud: 20_000 }

describe('S2 §4, §9: vehicle-report eligibility', () => {
  it.each([
    [{}, true],
    [{ priceAud: 200.01 }, true],
    [{ priceAud: 200 }, false],
    [{ priceAud: null }, false],
    [{ reserved: true }, false],
    [{ sold: true }, false],
    [{ sold: false }, true],
    [{ status: 'coming_soon' }, false],
    [{ status: 'sold' }, false],
  ])('%j: %s', (change, expected) => {
    expect(vehicleReportOffer({ ...car, ...change }, ['PPSR Report']).history).toBe(expected)
  })
})

it('of a car whose feed gives its report, that file is the report (S1 §3)', () => {
  const reported = { ...car, historyReportUrl: 'https://reports.example/1.pdf' }
  const offer = { fileUrl: 'https://reports.example/1.pdf', history: false, analysis: false }
  for (const plugins of [[], ['PPSR Report']] as const) expect(vehicleReportOffer(reported, plugins)).toEqual(offer)
  expect(vehicleReportOffer({ ...reported, reserved: true }, []).fileUrl).toBeNull()
})

describe('S2 §3: website plugins', () => {
  it('are these four', () => {
    expect(WEBSITE_PLUGINS).toEqual(['Autogauge', 'Car Analysis', 'PPSR Report', 'PPSR Report Website Plugin'])
  })

  it.each([
    [[], { fileUrl: null, history: false, analysis: false }],
    [['Autogauge'], { fileUrl: null, history: false, analysis: false }],
    [['PPSR Report'], { fileUrl: null, history: true, analysis: false }],
    [['PPSR Report Website Plugin'], { fileUrl: null, history: true, analysis: false }],
    [['Car Analysis'], { fileUrl: null, history: false, analysis: true }],
    [WEBSITE_PLUGINS, { fileUrl: null, history: true, analysis: true }],
  ] as const)('%j offer %j', (plugins, expected) => {
    expect(vehicleReportOffer(car, plugins)).toEqual(expected)
    expect(vehicleReportOffer({ ...car, reserved: true }, plugins)).toEqual({
      fileUrl: null,
      history: false,
      analysis: false,
    })
  })
})
