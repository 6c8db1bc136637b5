/** The body-type tiles of the budget search (S2 §9). */

/** Tiles shown, and how many with custom bodies. */
export const BODY_TILES = 4
export const CUSTOM_BODY_TILES = 20

export interface BodyCount {
  readonly name: string
  readonly count: number
}

export interface BodyTileOptions {
  /** Whether the site lists bodies of its own choice. */
  readonly customBodies: readonly string[]
  /** `null`: 4, or 20 with custom bodies. */
  readonly tiles: number | null
}

/** Sorted by count, most first, then by name, last of the alphabet first. Ours: a body without cars has no tile. */
export function bodyTiles<Body extends BodyCount>(bodies: readonly Body[], options: BodyTileOptions): Body[] {
  const custom = options.customBodies.map((name) => name.toLowerCase())
  const limit = options.tiles ?? (custom.length > 0 ? CUSTOM_BODY_TILES : BODY_TILES)
  return bodies
    .filter(({ name, count }) => count > 0 && (custom.length === 0 || custom.includes(name.toLowerCase())))
    .sort((one, other) => other.count - one.count || compareText(other.name, one.name))
    .slice(0, limit)
}

/** By code unit, so that every machine orders alike. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
