/** The card that asks for the shopper's car, among those of the search (S1 §2): for built pages and for browsers. */
import { icon } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'

export interface PromoCardWords {
  readonly title: string
  readonly lines: readonly string[]
  readonly href: string
}

export function promoCardHtml({ title, lines, href }: PromoCardWords): string {
  const words = lines.map((line) => `<span class="promo-card__line">${escapeText(line)}</span>`).join('')
  return `<a class="promo-card"${attributesHtml({ href })}><strong class="promo-card__title">${escapeText(title)}</strong>${words}<svg class="icon" aria-hidden="true"><use href="${icon('arrow')}"></use></svg></a>`
}
