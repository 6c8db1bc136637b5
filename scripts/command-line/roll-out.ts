/** Builds sites one after another, or some at once, and stops when they fail. */
import { EXIT } from './command.ts'

export interface RollOut {
  slugs: readonly string[]
  atOnce: number
  /** No other site is begun after so many have failed. */
  stopAfter: number
  /** The exit status of the site's build. */
  build(slug: string): Promise<number>
}

export interface RolledOut {
  done: string[]
  /** Their feeds were held, and their last releases are served: that is no failure of what is rolled out. */
  held: string[]
  failed: string[]
  notBegun: string[]
}

/** The first site is built alone: it compiles the code for all, and a change that fails everywhere fails there. */
export async function rollOut({ slugs, atOnce, stopAfter, build }: RollOut): Promise<RolledOut> {
  const waiting = [...slugs]
  const ended = new Map<string, number>()
  const isStopped = (): boolean => [...ended.values()].filter((status) => status === EXIT.failed).length >= stopAfter
  const buildNext = async (): Promise<void> => {
    const slug = waiting.shift()
    if (slug === undefined) return
    const status = await build(slug)
    ended.set(slug, status === EXIT.ok || status === EXIT.held ? status : EXIT.failed)
  }
  const buildRest = async (): Promise<void> => {
    while (waiting.length > 0 && !isStopped()) await buildNext()
  }
  await buildNext()
  await Promise.all(Array.from({ length: atOnce }, buildRest))
  const endedWith = (status: number): string[] => slugs.filter((slug) => ended.get(slug) === status)
  return { done: endedWith(EXIT.ok), held: endedWith(EXIT.held), failed: endedWith(EXIT.failed), notBegun: waiting }
}
