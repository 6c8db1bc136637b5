/** Words in sentences. */
import { groupThousands } from './money.ts'

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "1 car", "2,310 cars". */
export function countOf(count: number, name: { one: string; many: string }): string {
  return `${groupThousands(count)} ${count === 1 ? name.one : name.many}`
}
