/** Where built sites are, for every command that reads or writes them. */
import { resolve } from 'node:path'
import { DEFAULT_OUT_DIR } from '#generator/project.ts'

export const OUT_OPTION = {
  type: 'string',
  help: 'where built sites are (default dist, or FORECOURT_OUT)',
} as const

/** `option`: what `--out` says. */
export function outDirOf(option: string | undefined): string {
  return resolve(option ?? process.env['FORECOURT_OUT'] ?? DEFAULT_OUT_DIR)
}
