/** Structured data as the text of a `<script type="application/ld+json">` block. */
import type { Thing } from 'schema-dts'
import type { CarProduct } from './car-data.ts'

/** One thing that a page describes for search engines. */
export type StructuredData = Thing | CarProduct

export function toJsonLd(things: readonly StructuredData[]): string {
  return toScriptJson({ '@context': 'https://schema.org', '@graph': things })
}

/**
 * JSON as the text of a script element. No text of a feed can end the element: `<` is written as an escape, as is what
 * would make V8 keep the page at two bytes a character.
 */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u0100-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
