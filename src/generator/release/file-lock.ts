/**
 * A lock between the processes of one machine: SQLite's exclusive lock on a file. The kernel gives it back when the process
 * ends, however it ends, so a killed process blocks nobody, and no stale lock has to be guessed at.
 */
import { DatabaseSync } from 'node:sqlite'

/** The lock, which `close` gives back; `null` while another process or another caller has it. The folder must exist. */
export function tryLock(lockFile: string): DatabaseSync | null {
  const database = new DatabaseSync(lockFile)
  try {
    // Nothing is ever stored, so no journal is needed: one would be a file for a killed process to leave behind.
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (/locked|busy/i.test(String(error))) return null
    throw error
  }
}
