/** Loaded before everything else: keeps what Node makes of the sources, which saves a tenth of a second of each start. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../.forecourt/node', import.meta.url)))
