/** The slug, name and template that were asked for, checked. */
import * as v from 'valibot'
import { closestName } from '#config/problems/closest-name.ts'
import { repairedText } from '#config/problems/repair.ts'
import { TEMPLATES } from '#config/schema/site.ts'
import { slug as slugSchema } from '#config/schema/text.ts'
import { NewSiteError } from './new-site-error.ts'

export type Template = (typeof TEMPLATES)[number]

export function checkSlug(slug: string | undefined): string {
  if (slug === undefined || slug === '') {
    throw new NewSiteError('Give the new site a slug: npm run site:new -- north-shore-motors')
  }
  const accepts = (candidate: string) => v.is(slugSchema, candidate)
  if (accepts(slug)) return slug
  const repaired = repairedText(slug, accepts)
  throw new NewSiteError(
    `"${slug}" cannot be a slug: it becomes a folder and a host name, so it is lower-case words joined by hyphens.${
      repaired === null ? ' For example: north-shore-motors' : `\nTry: npm run site:new -- ${repaired}`
    }`,
  )
}

export function checkTemplate(template: string): Template {
  const found = TEMPLATES.find((known) => known === template)
  if (found !== undefined) return found
  const meant = closestName(template, TEMPLATES)
  throw new NewSiteError(
    `There is no template "${template}". ${
      meant === null ? `The templates are ${TEMPLATES.join(', ')}.` : `Did you mean "${meant}"?`
    }`,
  )
}

/** The name as given, or made from the slug: "North Shore Motors". */
export function siteName(name: string | undefined, slug: string): string {
  const given = name?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (given !== '') return given
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
