/** Which bundle a script has, and whether its sources are still as they were. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const RECORD_FILE = 'record.json'

/** What stands in the record beside a script's bundle. */
export interface BundleRecord {
  /** Absolute, as all paths here: a project that was moved makes its bundles anew. */
  bundle: string
  /** The state of each source, by its path. */
  sources: Record<string, string>
}

/** Differs as soon as the file has changed. */
export function sourceState(file: string): string {
  const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true })
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}`
}

/** The script's bundle; `null` when there is none, or when one of its sources has changed since. */
export function knownBundle(bundleDir: string): string | null {
  try {
    const { bundle, sources } = JSON.parse(readFileSync(join(bundleDir, RECORD_FILE), 'utf8')) as BundleRecord
    statSync(bundle)
    return Object.entries(sources).every(([file, state]) => sourceState(file) === state) ? bundle : null
  } catch {
    // No record, a torn one, or a file that is gone: the bundle is made, which only costs time.
    return null
  }
}
