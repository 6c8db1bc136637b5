/** The rows of the last import, with a guess of which of them comes next: feeds change little from one to the next. */
import type { StoredRow } from './stored-row.ts'

export class KnownRows {
  readonly #byHash: ReadonlyMap<string, StoredRow>
  /** In the order of the last feed. */
  readonly #inOrder: [rowHash: string, stored: StoredRow][]
  #positions: Map<string, number> | null = null
  #at = 0

  constructor(byHash: ReadonlyMap<string, StoredRow>) {
    this.#byHash = byHash
    this.#inOrder = [...byHash]
  }

  /** The row that followed the one taken last; `undefined` at the end. */
  next(): [rowHash: string, stored: StoredRow] | undefined {
    return this.#inOrder[this.#at]
  }

  /** The row of this hash. One that is not known is taken for a new version of the row that was expected. */
  take(rowHash: string): StoredRow | undefined {
    const stored = this.#byHash.get(rowHash)
    if (stored === undefined || this.#inOrder[this.#at]?.[0] === rowHash) this.#at++
    else {
      this.#positions ??= new Map(this.#inOrder.map(([known], position) => [known, position]))
      this.#at = (this.#positions.get(rowHash) ?? this.#at) + 1
    }
    return stored
  }
}
