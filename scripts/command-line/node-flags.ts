/** How npm scripts start Node, for processes that start as they do: builds side by side, and what is measured or tried. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PROJECT_DIR } from '#generator/project.ts'

const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) })

/** Of "node --flag --import ./hook.mjs scripts/build.ts" all but the first and the last word; paths are the project's. */
export function nodeFlags(script: string): string[] {
  const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8')))
  const command = scripts[script]
  if (command === undefined) throw new Error(`package.json has no script ${script}`)
  return command.split(' ').slice(1, -1)
}
