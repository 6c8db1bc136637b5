/** Numbers of some bytes each, one byte of all of them after the other: bytes that are alike stand together. */
import type { Codes } from '../rows/combine.ts'

export interface Planes {
  /** One number, without reading the others. */
  at(index: number): number
  /** All numbers; two bytes for those of one, so that loops over columns see one kind of array. */
  all(): Codes
}

export type TakePlanes = (count: number, bytes: number) => Planes

/** Takes one lot of numbers after the other from a body. */
export function planesFrom(body: Uint8Array, begin: number): TakePlanes {
  let end = begin
  return (count, bytes) => {
    const from = end
    end += count * bytes
    const last = end - count
    return {
      at(index) {
        let number = 0
        for (let at = last + index; at >= from; at -= count) number = number * 256 + (body[at] as number)
        return number
      },
      all() {
        const numbers = new (bytes < 3 ? Uint16Array : Uint32Array)(count)
        if (bytes) numbers.set(body.subarray(from, from + count))
        for (let plane = 1; plane < bytes; plane += 1) addPlane(numbers, body, from + plane * count, plane * 8)
        return numbers
      },
    }
  }
}

function addPlane(numbers: Codes, body: Uint8Array, from: number, shift: number): void {
  for (let index = 0; index < numbers.length; index += 1)
    numbers[index] = (numbers[index] as number) | ((body[from + index] as number) << shift)
}
