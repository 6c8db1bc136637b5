/** The trail above a page. */
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import { attributesHtml, escapeText } from './escape-html.ts'

export function breadcrumbsHtml(breadcrumbs: readonly Breadcrumb[]): string {
  const items = breadcrumbs.map(({ label, href }) =>
    href === null
      ? `<li><span aria-current="page">${escapeText(label)}</span></li>`
      : `<li><a${attributesHtml({ href })}>${escapeText(label)}</a></li>`,
  )
  return `<nav class="breadcrumbs" aria-label="Breadcrumb"><ol>${items.join('')}</ol></nav>`
}
