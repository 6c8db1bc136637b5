/** Rendered parts that many pages share, kept for as long as the plan that they belong to. */

import type { Site } from '#config/schema/site.ts'
import type { Chrome } from '#view-models/chrome.ts'
import { flatText } from './flat-text.ts'

const parts = new WeakMap<Site, WeakMap<Chrome, Map<string, string | Promise<string>>>>()

export function cachedHtml(
  site: Site,
  chrome: Chrome,
  name: string,
  render: () => Promise<string>,
): string | Promise<string> {
  let ofSite = parts.get(site)
  if (ofSite === undefined) {
    ofSite = new WeakMap()
    parts.set(site, ofSite)
  }
  let ofChrome = ofSite.get(chrome)
  if (ofChrome === undefined) {
    ofChrome = new Map()
    ofSite.set(chrome, ofChrome)
  }
  const found = ofChrome.get(name)
  if (found !== undefined) return found
  return render().then((rendered) => {
    const html = flatText(rendered)
    ofChrome.set(name, html)
    return html
  })
}
