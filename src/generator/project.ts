/** Where the project's own parts are on this machine. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
export const DEFAULT_SITES_DIR = join(PROJECT_DIR, 'sites')
/** Built sites go here unless `--out` or FORECOURT_OUT says otherwise. */
export const DEFAULT_OUT_DIR = join(PROJECT_DIR, 'dist')
/** Caches that may be deleted at any time; only `postgres/` in it, the packaged database, holds data. */
export const CACHE_DIR = join(PROJECT_DIR, '.forecourt')
