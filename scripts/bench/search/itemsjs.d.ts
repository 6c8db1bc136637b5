/** The part of ItemsJS that the bench calls; the package has no types of its own. */
declare module 'itemsjs' {
  type CarDocument = import('#domain/search/attributes/car-attributes.ts').CarDocument
  interface Bucket {
    readonly key: string
    readonly doc_count: number
  }
  interface Engine {
    search(input: Readonly<Record<string, unknown>>): {
      readonly pagination: { readonly total: number }
      readonly data: {
        readonly items: readonly CarDocument[]
        readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>
      }
    }
  }
  export default function itemsjs(
    items: readonly Record<string, unknown>[],
    configuration: Readonly<Record<string, unknown>>,
  ): Engine
}
