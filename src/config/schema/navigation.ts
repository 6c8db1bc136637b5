/** The links of the header and the footer beyond those that the site's stock and locations give. */
import * as v from 'valibot'
import { BODY_TYPES } from '#domain/car/car.ts'
import { href, text } from './text.ts'

const linkSchema = v.strictObject({ label: text, href })

export const navigationSchema = v.strictObject({
  /** Added to the header after Home and the stock menus. A link with `links` opens a menu. */
  header: v.optional(
    v.array(v.strictObject({ label: text, href: v.optional(href, '#'), links: v.optional(v.array(linkSchema), []) })),
    [],
  ),
  /** Groups added to the footer after the vehicle groups (S1 §9). */
  footer: v.optional(v.array(v.strictObject({ title: text, links: v.array(linkSchema) })), []),
  social: v.optional(v.array(linkSchema), []),
})
export type Navigation = v.InferOutput<typeof navigationSchema>

/** The words of the home page. */
export const homeSchema = v.strictObject({
  headline: text,
  introduction: text,
  /** A car body whose drawing stands in the hero. */
  silhouette: v.optional(v.picklist(BODY_TYPES), 'suv'),
  /** Three or so reasons to buy here. */
  reasons: v.optional(v.array(v.strictObject({ title: text, text })), []),
})
