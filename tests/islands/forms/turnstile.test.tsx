// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What the form has asked the page to load. */
let scripts: HTMLScriptElement[] = []

beforeEach(() => {
  scripts = []
  vi.resetModules()
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete window.turnstile
})

/** Its own module each time: the script is loaded once for a page. */
async function widget() {
  const { TurnstileWidget } = await import('#islands/forms/TurnstileWidget.tsx')
  return <TurnstileWidget siteKey="0x4AAA" failedTries={0} />
}

it('loads Cloudflare’s script once, puts the widget into the form, and removes it with the form', async () => {
  const turnstile = { render: vi.fn(() => 'w1'), reset: vi.fn(), remove: vi.fn() }
  const element = await widget()
  const first = render(element)
  render(element)
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  ])
  window.turnstile = turnstile
  scripts[0]?.dispatchEvent(new Event('load'))
  await waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(2))
  expect(turnstile.render).toHaveBeenCalledWith(first.container.firstElementChild, {
    sitekey: '0x4AAA',
    appearance: 'interaction-only',
    size: 'flexible',
  })
  expect(turnstile.remove).not.toHaveBeenCalled()
  first.unmount()
  expect(turnstile.remove.mock.calls).toEqual([['w1']])
})

it('a form that has gone before the script came gets no widget', async () => {
  const turnstile = { render: vi.fn(() => 'w1'), reset: vi.fn(), remove: vi.fn() }
  const { unmount } = render(await widget())
  unmount()
  window.turnstile = turnstile
  scripts[0]?.dispatchEvent(new Event('load'))
  render(await widget())
  await waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(1))
})

it('a script that cannot be loaded leaves the form as it is', async () => {
  const { container } = render(await widget())
  scripts[0]?.dispatchEvent(new Event('error'))
  await Promise.resolve()
  expect(container.innerHTML).toBe('<div></div>')
})

it('asks for another token after each try that failed', async () => {
  const turnstile = { render: vi.fn(() => 'w1'), reset: vi.fn(), remove: vi.fn() }
  const { TurnstileWidget } = await import('#islands/forms/TurnstileWidget.tsx')
  const { rerender } = render(<TurnstileWidget siteKey="0x4AAA" failedTries={0} />)
  window.turnstile = turnstile
  scripts[0]?.dispatchEvent(new Event('load'))
  await waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(1))
  rerender(<TurnstileWidget siteKey="0x4AAA" failedTries={1} />)
  rerender(<TurnstileWidget siteKey="0x4AAA" failedTries={2} />)
  expect(turnstile.reset.mock.calls).toEqual([['w1'], ['w1']])
})
