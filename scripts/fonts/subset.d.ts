/** The part of subset-font that is used; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      noHinting?: boolean
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    },
  ): Promise<Uint8Array>
}
