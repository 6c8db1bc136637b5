import { describe, expect, it } from 'vitest'
import { carCurrentTitle, carTitle } from '#domain/car/car-title.ts'
import { siteSeries } from '#domain/car/site-series.ts'
import { makeCar } from '../../builders/make-car.ts'

describe('S1 §2: the current title', () => {
  it.each([
    [{}, false, '2022 Toyota Hilux SR5'],
    [{}, true, '2022 Toyota Hilux SR5 GUN126R'],
    [{ series: null }, true, '2022 Toyota Hilux SR5'],
    [{ badge: null }, false, '2022 Toyota Hilux'],
    [{ name: 'HiLux SR5 gun126r Double Cab' }, true, 'HiLux SR5 gun126r Double Cab'],
    [{ name: 'HiLux Double Cab' }, false, '2022 Toyota Hilux SR5'],
    [{ name: 'HiLux Double Cab', series: null }, true, 'HiLux Double Cab'],
  ])('of %j with series %s is %s', (car, showSeries, title) => {
    expect(carCurrentTitle(makeCar(car), showSeries)).toBe(title)
  })

  it('has no gap where the model is not known', () => {
    expect(carTitle({ year: 2022, make: 'Toyota', model: '' })).toBe('2022 Toyota')
  })
})

describe('S1 §3: the series of one site', () => {
  const names = ['Duo', 'City', 'Sport']
  it.each([
    [{ series: 'duo', badge: null, model: 'X' }, 'Duo'],
    [{ series: null, badge: 'Sport-Line', model: 'X' }, 'Sport'],
    [{ series: null, badge: null, model: 'City' }, 'City'],
    [{ series: 'Sport', badge: 'City', model: 'X' }, 'City'],
    [{ series: null, badge: 'Sportback', model: 'Velocity' }, null],
    [{ series: null, badge: null, model: '' }, null],
  ])('of %j is %s', (car, expected) => {
    expect(siteSeries(car, names)).toBe(expected)
  })

  it('may be of several words, however they are joined', () => {
    expect(siteSeries({ series: 'MY22 long-range', badge: null, model: '' }, ['Long Range'])).toBe('Long Range')
    expect(siteSeries({ series: 'Rangelong', badge: null, model: '' }, ['Long Range'])).toBeNull()
  })

  it('is none on most sites', () => {
    expect(siteSeries({ series: 'Duo', badge: null, model: '' }, [])).toBeNull()
  })
})
