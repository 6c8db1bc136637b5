// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SpinWheel } from '#components/spin/spin-wheel.ts'
import { problemType } from '#contract/problem.ts'
import { SIGNED_IN_COOKIE } from '#domain/access/signed-in-cookie.ts'
import { eventually } from '../eventually.ts'

const PRIZES = [
  { id: 'chair', label: 'A chair', chances: 1, limit: null, isWin: true },
  { id: 'nothing', label: 'Next time', chances: 3, limit: null, isWin: false },
]
const WON = { prize_id: 'chair', label: 'A chair', is_win: true, code: 'AAAA-2222' }
const LOST = { prize_id: 'nothing', label: 'Next time', is_win: false, code: null }

let answers: (() => Response)[]
let methods: string[]
let assigned: string[]

beforeAll(() => customElements.define('spin-wheel', SpinWheel))
beforeEach(() => {
  answers = []
  methods = []
  assigned = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    methods.push(String(init.method))
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('offline')
    return answer()
  })
  vi.spyOn(location, 'assign').mockImplementation((url) => void assigned.push(String(url)))
  wantsMotion(false)
})
afterEach(() => {
  document.body.replaceChildren()
  signedIn(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An age below 0: happy-dom keeps a cookie of age 0 for the millisecond in which it was set. */
function signedIn(isSignedIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = `${SIGNED_IN_COOKIE}=1; Max-Age=${isSignedIn ? 60 : -1}`
}
function wantsMotion(isWanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !isWanted }))
}
const refusal = (kind: 'sign-in-required' | 'not-found', status: number, detail: string) => () =>
  Response.json({ type: problemType(kind), title: '', status, detail, error: detail }, { status })

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (found === null) throw new Error(`There is no ${selector}.`)
  return found
}
function openWheel(): HTMLButtonElement {
  const data = JSON.stringify({
    platform: { apiBase: '', calls: {} },
    dealer: 'Galah Creek',
    prizes: PRIZES,
    noticeVersion: 'w-0000000000000000',
  })
  const page = document.createElement('main')
  page.innerHTML = `<spin-wheel data-spin='${data}'><svg><g data-wheel></g></svg><button data-turn></button>
    <p data-problem></p><div data-result hidden><h2 tabindex="-1" data-title></h2><p data-words></p></div></spin-wheel>`
  document.body.append(page)
  return find('[data-turn]')
}
const shown = () => [find('[data-result]').hidden, find('[data-turn]').hidden, find('[data-title]').textContent]
const turned = () => (document.querySelector('[data-wheel]') as SVGElement).style.transform

it('nobody is asked for before somebody has signed in', () => {
  const button = openWheel()
  expect(methods).toEqual([])
  expect([button.hidden, button.disabled]).toEqual([false, false])
})

it('a press turns the wheel to the prize that the platform has chosen, says it and takes the focus there', async () => {
  answers = [() => Response.json(WON)]
  const button = openWheel()
  button.click()
  button.click()
  expect(button.disabled).toBe(true)
  await eventually(() => expect(shown()).toEqual([false, true, 'You have won: A chair']))
  expect(find('[data-words]').textContent).toContain('AAAA-2222')
  expect(methods).toEqual(['POST'])
  expect(turned()).toMatch(/^rotate\(-?[\d.]+turn\)$/)
  expect(document.activeElement).toBe(find('[data-title]'))
  expect(find('spin-wheel').dataset['won']).toBe('true')
})

it('who wants motion sees it turn several times before it says anything', async () => {
  wantsMotion(true)
  answers = [() => Response.json(LOST)]
  const button = openWheel()
  let end = (): void => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  const animate = vi.fn((_steps: { transform: string }[]) => ({ finished }))
  Object.assign(document.querySelector('[data-wheel]') as object, { animate })
  button.click()
  await eventually(() => expect(animate).toHaveBeenCalledTimes(1))
  const [from, to] = animate.mock.calls[0]?.[0] ?? []
  expect(from?.transform).toBe('rotate(0turn)')
  expect(to?.transform).toMatch(/^rotate\([67](?:\.\d+)?turn\)$/)
  expect(shown()).toEqual([true, false, ''])
  end()
  await eventually(() => expect(shown()).toEqual([false, true, 'Next time']))
  expect(find('spin-wheel').dataset['won']).toBe('false')
})

it('who has had their try sees what it gave, at rest', async () => {
  signedIn(true)
  answers = [() => Response.json({ time: 'running', result: WON })]
  openWheel()
  await eventually(() => expect(shown()).toEqual([false, true, 'You have won: A chair']))
  expect(turned()).not.toBe('')
  expect(methods).toEqual(['GET'])
})

it.each([
  ['upcoming', 'Not just yet'],
  ['over', 'The wheel has stopped'],
])('a wheel whose time is %s does not turn', async (time, title) => {
  signedIn(true)
  answers = [() => Response.json({ time, result: null })]
  openWheel()
  await eventually(() => expect(shown()).toEqual([false, true, title]))
})

it('a try that cannot be made is not lost: the wheel can be pressed again', async () => {
  answers = [refusal('not-found', 404, 'The wheel does not turn now.')]
  const button = openWheel()
  button.click()
  await eventually(() => expect(find('[data-problem]').textContent).toBe('The wheel does not turn now.'))
  await eventually(() => expect([button.disabled, button.hidden]).toEqual([false, false]))
  button.click()
  expect(find('[data-problem]').textContent).toBe('')
  await eventually(() => expect(find('[data-problem]').textContent).toMatch(/Your try is not lost/))
  await eventually(() => expect(button.disabled).toBe(false))
})

it('whoever has not signed in is led there and back', async () => {
  answers = [refusal('sign-in-required', 401, 'Please sign in.')]
  openWheel().click()
  await eventually(() => expect(assigned).toHaveLength(1))
  const { pathname, searchParams } = new URL(assigned[0] ?? '', 'https://www.example.com')
  expect([pathname, searchParams.get('type'), searchParams.get('redirect')]).toEqual([
    '/sign-in',
    'spin-to-win',
    '/spin-to-win',
  ])
})
