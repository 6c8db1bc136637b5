/** A fingerprint of the code that turns rows into cars, so that a changed rule never meets rows of the old one. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | null = null

/** Hash of this room and of `domain/`; once compiled into one file, of the folder that this file is in. */
export function rulesFingerprint(): string {
  known ??= hashFolders([import.meta.dirname, join(import.meta.dirname, '../domain')])
  return known
}

function hashFolders(folders: string[]): string {
  const sum = createHash('sha1')
  for (const folder of folders) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.[mc]?[jt]s$/.test(name)) sum.update(name).update(readFileSync(join(folder, name)))
    }
  }
  return sum.digest('base64url')
}
