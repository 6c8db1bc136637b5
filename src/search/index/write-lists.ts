/** Writes a column of lists: a bit for each part that a list can have. */
import type { ColumnHead } from '#search/engine/format/container.ts'
import { keptBy } from './column-memory.ts'
import { compareValues } from './dictionary.ts'
import type { InputColumn } from './input-column.ts'
import type { Coded } from './ranks.ts'
import type { PlaneWriter } from './write-container.ts'

export function writeLists(
  rows: number,
  column: InputColumn,
  writer: PlaneWriter,
  done: (Coded | null)[],
): Omit<ColumnHead, 'o'> {
  const { parts, bytes } = listBits(column.values as readonly (readonly string[])[], rows)
  writer.write(bytes, 1)
  done.push(null)
  return { n: column.name, s: parts }
}

const listBits = keptBy((lists: readonly (readonly string[])[], rows: number) => {
  const parts = partsInOrder(lists)
  const bitOf = new Map(parts.map((part, index) => [part, index]))
  const bytes = new Uint8Array(rows * ((parts.length + 7) >> 3))
  lists.forEach((list, row) => {
    for (const part of list) {
      const bit = bitOf.get(part) ?? 0
      const at = (bit >> 3) * rows + row
      bytes[at] = (bytes[at] ?? 0) | (1 << (bit & 7))
    }
  })
  return { parts, bytes }
})

/** All parts, in an order that the lists themselves keep where they agree on one. */
function partsInOrder(lists: readonly (readonly string[])[]): string[] {
  const before = new Map<string, Set<string>>()
  for (const list of lists) {
    for (let index = 0; index < list.length; index += 1) {
      const part = list[index] ?? ''
      const others = before.get(part) ?? new Set()
      for (let at = 0; at < index; at += 1) others.add(list[at] ?? '')
      before.set(part, others)
    }
  }
  const left = new Set(
    [...before.keys()]
      .map((value) => ({ value, lower: value.toLowerCase() }))
      .sort(compareValues)
      .map(({ value }) => value),
  )
  const parts: string[] = []
  while (left.size > 0) {
    const free = [...left].find(
      (part) => ![...(before.get(part) ?? [])].some((other) => other !== part && left.has(other)),
    )
    const next = free ?? [...left][0] ?? ''
    left.delete(next)
    parts.push(next)
  }
  return parts
}
