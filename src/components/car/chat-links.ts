/**
 * The instant message button: a press loads the chat widget of the site's configuration and calls the function that opens
 * it, by its name. Where the widget does not come, the link is followed to the dealer's form.
 */

/** A widget makes its function some time after its script has run. */
const READY_WITHIN_MS = 8_000
const ASK_EVERY_MS = 100

const loading = new Map<string, Promise<void>>()

export function watchChatLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-chat]') : null
    if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    if (link.ariaBusy === 'true') return
    link.ariaBusy = 'true'
    openChat(link.dataset['chat'] ?? '', link.dataset['chatCall'] ?? '')
      .catch(() => location.assign(link.href))
      .finally(() => {
        link.ariaBusy = null
      })
  })
}

/** Rejects when the widget does not come. */
async function openChat(script: string, openCall: string): Promise<void> {
  const loaded = loading.get(script) ?? loadScript(script)
  loading.set(script, loaded)
  try {
    await loaded
    const untilMs = performance.now() + READY_WITHIN_MS
    while (!call(openCall)) {
      if (performance.now() > untilMs) throw new Error(`The chat widget has no function ${openCall}.`)
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
  } catch (error) {
    // The next press tries again.
    loading.delete(script)
    throw error
  }
}

function loadScript(src: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const element = Object.assign(document.createElement('script'), { src, async: true })
  element.onload = () => resolve()
  element.onerror = () => reject(new Error(`The chat widget cannot be loaded from ${src}.`))
  document.head.append(element)
  return promise
}

/** Calls a function of the window by its name, "Tawk_API.maximize"; `false` while there is none. */
function call(name: string): boolean {
  let owner: unknown = window
  let found: unknown = window
  for (const part of name.split('.')) {
    owner = found
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  }
  if (typeof found !== 'function') return false
  found.call(owner)
  return true
}
