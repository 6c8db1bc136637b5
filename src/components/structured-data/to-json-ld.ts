/** Structured data as the text of a `<script type="application/ld+json">` block. */
import type { Graph, Thing } from 'schema-dts'

/** No text of a feed can end the block: `<` is written as an escape, as are the separators that old parsers reject. */
export function toJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/[<\u2028\u2029]/g, (character) =>
    character === '<' ? '\\u003c' : character === '\u2028' ? '\\u2028' : '\\u2029',
  )
}
