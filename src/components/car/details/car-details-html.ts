/**
 * Comments, specifications, equipment and features, each cut to its limit with a way to the rest (S1 §9).
 *
 * Plain text and not a component: a car's page has a hundred rows, and a component's bookkeeping for each of them was a
 * tenth of a build's time.
 */
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { VehiclePageOptions } from '#config/schema/car/vehicle-page.ts'
import type { Car } from '#domain/car/car.ts'
import { COMMENTS_TOGGLES, dealerComments } from '#domain/car/page/dealer-comments.ts'
import { limitedList } from '#domain/car/page/limited-list.ts'
import { specificationRows } from '#domain/car/page/specification-rows.ts'

const REST = ' class="more-less__rest"'

export function carDetailsHtml(car: Car, options: VehiclePageOptions): string {
  return [
    specificationsHtml(car, options.specifications),
    listHtml('equipment', 'All specifications', car.standardEquipment, options.standardEquipment),
    listHtml('features', 'Features', car.features, options.features),
    commentsHtml(car, options.comments),
  ].join('')
}

function specificationsHtml(car: Car, options: VehiclePageOptions['specifications']): string {
  const rows = specificationRows(car, options.emptyRows)
  if (rows.length === 0) return ''
  const { html, isCut } = limitedHtml(
    rows,
    options.shown,
    ({ label, value }, rest) => `<div${rest}><dt>${escapeText(label)}</dt><dd>${escapeText(value ?? '')}</dd></div>`,
  )
  return blockHtml('specifications', 'Specifications', moreLessHtml(`<dl class="specs">${html}</dl>`, isCut, options))
}

interface ListOptions {
  shown: number
  moreLabel: string
  lessLabel: string
}

function listHtml(id: 'equipment' | 'features', title: string, texts: readonly string[], options: ListOptions): string {
  if (texts.length === 0) return ''
  const { html, isCut } = limitedHtml(texts, options.shown, (text, rest) => `<li${rest}>${escapeText(text)}</li>`)
  const name = id === 'features' ? 'features' : 'features equipment'
  return blockHtml(id, title, moreLessHtml(`<ul class="${name}">${html}</ul>`, isCut, options))
}

/** Each entry's HTML; those behind the toggle have the attribute that hides them. */
function limitedHtml<T>(entries: readonly T[], shownCount: number, entryHtml: (entry: T, rest: string) => string) {
  const { shown, rest } = limitedList(entries, shownCount)
  const html = [...shown.map((entry) => entryHtml(entry, '')), ...rest.map((entry) => entryHtml(entry, REST))].join('')
  return { html, isCut: rest.length > 0 }
}

function commentsHtml(car: Car, options: VehiclePageOptions['comments']): string {
  const comments = dealerComments(car.comments, options.shownCharacters)
  return blockHtml('comments', 'Dealer comments', bodyHtml())

  function bodyHtml(): string {
    switch (comments.kind) {
      case 'pending':
        return `<p class="block__pending">${escapeText(options.pendingText)}</p>`
      case 'whole':
        return `<p class="comments">${escapeText(comments.text)}</p>`
      case 'cut': {
        const { more, less } = COMMENTS_TOGGLES[options.toggle]
        const gap = '<span class="more-less__gap" aria-hidden="true">&hellip;</span>'
        const text = `<p class="comments">${escapeText(comments.start)}${gap}<span${REST}>${escapeText(comments.rest)}</span></p>`
        return moreLessHtml(text, true, { moreLabel: more, lessLabel: less })
      }
    }
  }
}

function blockHtml(id: string, title: string, body: string): string {
  return `<section class="block" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`
}

function moreLessHtml(body: string, isCut: boolean, { moreLabel, lessLabel }: Omit<ListOptions, 'shown'>): string {
  const toggle = attributesHtml({ 'aria-expanded': 'false', 'data-more': moreLabel, 'data-less': lessLabel })
  const button = `<button class="more-less__button" type="button"${toggle}>${escapeText(moreLabel)}</button>`
  return `<more-less class="more-less">${body}${isCut ? button : ''}</more-less>`
}
