// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormSigns } from '#components/checkout/form-signs.ts'
import { startJourneyHelp } from '#components/checkout/journey-help.ts'
import type { JourneyOptions } from '#domain/checkout-journey/journey-steps.ts'
import { eventually } from '../eventually.ts'

const options: JourneyOptions = { optIn: false, tradeIn: { questions: [] }, delivers: false }

let asked: unknown[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('offline')
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.turnstile
})

function openForm(): { form: HTMLFormElement; lookUp: () => Promise<string>; changed: string[] } {
  document.body.innerHTML = `<form>
    <input name="Rego" value="ABC123"><select name="regoState"><option>QLD</option></select>
    <button type="button" data-lookup></button><p data-lookup-answer></p>
    <input name="Vehicle Make"><input name="Vehicle Model"><input name="year">
  </form>`
  const form = document.forms[0] as HTMLFormElement
  const changed: string[] = []
  form.oninput = ({ target }) => void changed.push((target as HTMLInputElement).name)
  startJourneyHelp(document.body, {
    platform: { apiBase: '', calls: {} },
    options,
    carId: 'c1',
    fetched: { kind: 'failed', slug: 'a-car' },
  })
  const button = form.querySelector('button') as HTMLButtonElement
  const words = form.querySelector('p') as HTMLElement
  return {
    form,
    changed,
    async lookUp() {
      button.click()
      button.click()
      await eventually(() => expect(button.hasAttribute('aria-disabled')).toBe(false))
      return words.textContent
    },
  }
}
const valuesOf = (form: HTMLFormElement) =>
  ['Vehicle Make', 'Vehicle Model', 'year'].map((name) => new FormData(form).get(name))

it('a rego fills in its vehicle, once for each press, and the answers are kept', async () => {
  answers = [() => Response.json({ vehicle: { make: 'Kia', model: 'Rio', year: 2019 } })]
  const { form, lookUp, changed } = openForm()
  expect(await lookUp()).toBe('Found: 2019 Kia Rio. Change it below if it is not your car.')
  expect(asked).toEqual([{ rego: 'ABC123', regoState: 'QLD' }])
  expect(valuesOf(form)).toEqual(['Kia', 'Rio', '2019'])
  expect(changed).toEqual(['Vehicle Make', 'Vehicle Model', 'year'])
})

it.each([
  ['is not known', () => Response.json({ vehicle: null }), /^We could not find this rego/],
  ['cannot be looked up', () => new Response('', { status: 502 }), /^The look-up|try again|cannot/i],
])('a rego that %s leaves the answers, and says so', async (_, answer, words) => {
  answers = [answer]
  const { form, lookUp } = openForm()
  expect(await lookUp()).toMatch(words)
  expect(valuesOf(form)).toEqual(['', '', ''])
})

it('nothing is asked without a rego', async () => {
  const { form, lookUp } = openForm()
  const rego = form.elements.namedItem('Rego') as HTMLInputElement
  rego.value = ''
  expect(await lookUp()).toBe('Enter the rego and its state first.')
  expect(asked).toEqual([])
})

it('the check of Turnstile is shown once, and renewed after a try in vain', async () => {
  const turnstile = { render: vi.fn(() => 'w1'), reset: vi.fn(), remove: vi.fn() }
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    window.turnstile = turnstile
    ;(script as HTMLScriptElement).dispatchEvent(new Event('load'))
  })
  const form = document.createElement('form')
  form.innerHTML = '<input name="company_website"><div data-turnstile></div>'
  const none = createFormSigns(form, null)
  none.check()
  none.renew()
  expect(none.read()).toEqual({ filled_ms: null, company_website: '', 'cf-turnstile-response': null })
  const signs = createFormSigns(form, '0x4AAA')
  signs.check()
  signs.check()
  signs.touch()
  expect(signs.read().filled_ms).toBeGreaterThanOrEqual(0)
  await eventually(() => expect(turnstile.render).toHaveBeenCalledTimes(1))
  signs.renew()
  await eventually(() => expect(turnstile.reset.mock.calls).toEqual([['w1']]))
})
