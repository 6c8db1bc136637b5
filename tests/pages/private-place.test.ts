import { expect, it } from 'vitest'
import { makeCarInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

it('S1 §3: the page of a car that stands with its owner names the suburb, and not the yard', async () => {
  const pageOf = (privateSuburb: string | null): Promise<string> =>
    renderPage(makeSite(), makePage('/cars/fixture', makeCarInputs({ privateSuburb, privatePostcode: '2042' })))
  const [own, yard] = await Promise.all([pageOf('Newtown'), pageOf(null)])
  expect(own).toContain('See it in Newtown 2042')
  expect(own).toContain('href="#vehicle-map">Newtown 2042<')
  expect(own).not.toContain('Get directions')
  expect(own).not.toContain('<place-map')
  expect(yard).toContain('Get directions')
  expect(yard).toContain('<place-map')
  expect(yard).not.toContain('2042')
})
