/** Which token to use in the place of a raw value. */

export interface Token {
  /** "--space-2". */
  name: string
  value: string
}

/** Which tokens a property takes, by the start of their names; for others the advice names only tokens.css. */
const FAMILIES: [property: RegExp, prefixes: string[]][] = [
  [/^font(-size)?$/, ['--size-']],
  [/radius/, ['--radius-']],
  [/^(margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-)/, ['--space-']],
  [/^(transition|animation)/, ['--motion']],
  [
    /(width|height|basis|columns|grid|size)/,
    ['--target', '--control', '--column-', '--measure', '--size-', '--space-'],
  ],
]

/** "var(--space-2) (0.5rem) or var(--space-3) (0.75rem)": the nearest on both sides, or the family's name. */
export function sizeAdvice(property: string, raw: string, tokens: readonly Token[]): string {
  const prefixes = FAMILIES.find(([pattern]) => pattern.test(property))?.[1] ?? []
  const wanted = lengthPx(raw)
  const known = tokens
    .filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
    .flatMap((token) => {
      const px = lengthPx(token.value)
      return px === null ? [] : [{ ...token, px }]
    })
    .sort((a, b) => a.px - b.px)
  if (wanted === null || known.length === 0) {
    return prefixes.length === 0 ? 'a token of src/styles/tokens.css' : `a token ${prefixes[0]}…`
  }
  const exact = known.find(({ px }) => px === wanted)
  const near =
    exact === undefined ? [known.findLast(({ px }) => px < wanted), known.find(({ px }) => px > wanted)] : [exact]
  return near.flatMap((token) => (token === undefined ? [] : [`var(${token.name}) (${token.value})`])).join(' or ')
}

/** The token of that colour, or the nearest one. */
export function colourAdvice(raw: string, tokens: readonly Token[]): string {
  const wanted = channels(raw)
  if (wanted === null) return 'a colour token of src/styles/tokens.css or of the theme'
  const distance = (colour: number[]): number =>
    colour.reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0)
  const [nearest] = tokens
    .flatMap((token) => {
      const colour = channels(token.value)
      return colour === null || token.name === '--paint' ? [] : [{ ...token, distance: distance(colour) }]
    })
    .sort((a, b) => a.distance - b.distance)
  return nearest === undefined ? 'a colour token' : `a token such as var(${nearest.name}) (${nearest.value})`
}

function lengthPx(value: string): number | null {
  const match = /^(-?[\d.]+)(rem|px)$/.exec(value)
  return match === null ? null : Number(match[1]) * (match[2] === 'rem' ? 16 : 1)
}

function channels(colour: string): number[] | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (hex === undefined) return null
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  return pairs.map((pair) => Number.parseInt(pair, 16))
}
