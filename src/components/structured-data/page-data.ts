/** Questions with their answers, and a brand, as search engines read them. */
import type { Brand, FAQPage } from 'schema-dts'
import type { Site } from '#config/schema/site.ts'
import type { Question } from '#domain/content/trade-in-faq.ts'
import type { BrandInputs } from '#view-models/brands.ts'
import { absolute } from './absolute.ts'

export function questionsData(site: Site, path: string, questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${site.url}${path}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies FAQPage
}

export function brandData(site: Site, path: string, { title, logo, description }: BrandInputs['brand']) {
  return {
    '@type': 'Brand',
    '@id': `${site.url}${path}#brand`,
    name: title,
    url: `${site.url}${path}`,
    ...(logo === null ? {} : { logo: absolute(site, logo) }),
    ...(description.length === 0 ? {} : { description: description.join(' ') }),
  } satisfies Brand
}
