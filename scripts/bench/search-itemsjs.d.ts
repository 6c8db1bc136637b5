/** The part of ItemsJS that the bench calls; the package has no types of its own. */
declare module 'itemsjs' {
  interface Engine {
    search(input: Readonly<Record<string, unknown>>): { readonly pagination: { readonly total: number } }
  }
  export default function itemsjs(
    items: readonly Record<string, unknown>[],
    configuration: Readonly<Record<string, unknown>>,
  ): Engine
}
