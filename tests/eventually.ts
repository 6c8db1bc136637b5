/** Waits until a check holds. Patient: on a busy machine a thread takes seconds to start, and a module to load. */
import { vi } from 'vitest'

export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000 })
}
