/** Numbers of some bytes each, one byte of all of them after the other: bytes that are alike stand together. */
import type { Codes } from './combine.ts'

export class Planes {
  readonly bytes: number
  readonly #body: Uint8Array
  readonly #from: number
  readonly #count: number

  constructor(body: Uint8Array, from: number, count: number, bytes: number) {
    this.#body = body
    this.#from = from
    this.#count = count
    this.bytes = bytes
  }

  /** One number, without reading the others. */
  at(index: number): number {
    let number = 0
    for (let plane = this.bytes - 1; plane >= 0; plane -= 1)
      number = number * 256 + (this.#body[this.#from + plane * this.#count + index] as number)
    return number
  }

  /** All numbers; two bytes for those of one, so that loops over columns see one kind of array. */
  all(): Codes {
    const { bytes } = this
    const count = this.#count
    const numbers = new (bytes < 3 ? Uint16Array : Uint32Array)(count)
    if (bytes) numbers.set(this.#body.subarray(this.#from, this.#from + count))
    for (let plane = 1; plane < bytes; plane += 1) addPlane(numbers, this.#body, this.#from + plane * count, plane * 8)
    return numbers
  }
}

function addPlane(numbers: Codes, body: Uint8Array, from: number, shift: number): void {
  for (let index = 0; index < numbers.length; index += 1)
    numbers[index] = (numbers[index] as number) | ((body[from + index] as number) << shift)
}

export class PlaneReader {
  readonly #body: Uint8Array
  #at: number

  constructor(body: Uint8Array, at: number) {
    this.#body = body
    this.#at = at
  }

  take(count: number, bytes: number): Planes {
    const planes = new Planes(this.#body, this.#at, count, bytes)
    this.#at += count * bytes
    return planes
  }
}
