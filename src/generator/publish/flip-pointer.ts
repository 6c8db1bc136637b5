/** Changes which release a bucket serves, and makes sure that only one machine can. */
import { randomUUID } from 'node:crypto'
import { BuildError } from '../build-error.ts'
import type { Pointer } from './bucket-layout.ts'
import { pointerBytes, pointerKey, readPointer } from './bucket-layout.ts'
import type { ObjectStore } from './object-store.ts'

/** Another machine has published meanwhile. */
export class LostRaceError extends BuildError {
  override name = 'LostRaceError'
}

/** The one write that changes what is served. */
export async function flip(
  store: ObjectStore,
  site: string,
  pointer: Pointer,
  version: string | null,
): Promise<string> {
  const written = await store.writeIf(pointerKey(site), pointerBytes(pointer), version)
  if (written !== null) return written
  // A write whose answer was lost is sent again by the client, and then meets itself.
  const found = await readPointer(store, site)
  if (found?.pointer.token === pointer.token) return found.version
  throw new LostRaceError(
    `Another machine has published ${found?.pointer.served.id ?? 'a release'} of ${site} meanwhile. What it serves is unchanged; build again.`,
  )
}

/** Some servers take conditions and do not honour them: two machines would undo each other's releases unseen. */
export async function assertConditionalWrites(store: ObjectStore, site: string): Promise<void> {
  const key = `${site}/probe-${randomUUID()}`
  const first = await store.writeIf(key, Buffer.from('1'), null)
  const second = await store.writeIf(key, Buffer.from('2'), null)
  await store.remove([key])
  if (first === null || second !== null) {
    throw new BuildError(
      'The bucket does not honour conditional writes (If-None-Match), so a release cannot be served safely. Use a service that does, such as Amazon S3, Cloudflare R2 or MinIO. Nothing was changed.',
    )
  }
}
