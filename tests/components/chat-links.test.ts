// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchChatLinks } from '#components/car/chat-links.ts'
import { eventually } from '../eventually.ts'

const chat = { script: 'https://chat.example/widget.js', openCall: 'Widget.api.open' }

let scripts: HTMLScriptElement[] = []

watchChatLinks()

beforeEach(() => {
  scripts = []
  // In place of a browser that would fetch it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
  document.body.innerHTML = '<a href="/contact#form"></a>'
  const link = document.querySelector('a')
  if (link !== null) Object.assign(link.dataset, { chat: `${chat.script}?${Math.random()}`, chatCall: chat.openCall })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'Widget')
})

const press = (): void => document.querySelector('a')?.click()

describe('the instant message button', () => {
  it('loads the widget on the press, and calls the function that opens it when it is there', async () => {
    expect(scripts).toEqual([])
    press()
    expect(scripts[0]?.src).toMatch(/^https:\/\/chat\.example\/widget\.js/)
    const api = {
      opened: 0,
      open() {
        this.opened += 1
      },
    }
    scripts[0]?.dispatchEvent(new Event('load'))
    Object.assign(window, { Widget: { api } })
    await eventually(() => expect(api.opened).toBe(1))
    await eventually(() => expect(document.querySelector('a')?.ariaBusy).toBeNull())
    press()
    await eventually(() => expect(api.opened).toBe(2))
    expect(scripts).toHaveLength(1)
  })

  it('follows its link where the widget cannot be loaded', async () => {
    const followed = vi.spyOn(location, 'assign').mockImplementation(() => {})
    press()
    scripts[0]?.dispatchEvent(new Event('error'))
    await eventually(() => expect(followed).toHaveBeenCalledWith(expect.stringContaining('/contact#form')))
  })
})
