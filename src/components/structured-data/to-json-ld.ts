/** Structured data as the text of a `<script type="application/ld+json">` block. */
import type { Thing } from 'schema-dts'
import type { CarProduct } from './car-data.ts'

/** One thing that a page tells search engines. */
export type StructuredData = Thing | CarProduct

/** No text of a feed can end the block: `<` is written as an escape, as are the separators that old parsers reject. */
export function toJsonLd(things: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/[<\u2028\u2029]/g, (character) =>
    character === '<' ? '\\u003c' : character === '\u2028' ? '\\u2028' : '\\u2029',
  )
}
