/** A build process as its worker sees it: started for the first request, and again when it has ended. */
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import type { BuildProcessAnswer, BuildProcessMessage, BuildProcessRequest } from './build-protocol.ts'

export interface StartedProcess {
  /** One after another; resolves with `failed` also when the process dies. */
  ask(request: BuildProcessRequest): Promise<BuildProcessAnswer>
  /** How many requests are not answered yet. */
  waiting(): number
  /** How long the request that it works on has taken; 0 while it has none. */
  busyForMs(): number
  /** Slugs of the sites that it keeps warm. */
  warmSites(): ReadonlySet<string>
  close(): void
}

export function createStartedProcess(processFile: string, maxWarmBytes: number): StartedProcess {
  let running: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let warmSites: ReadonlySet<string> = new Set()
  let waiting = 0
  let beginMs: number | null = null

  function started(): ChildProcess {
    if (running?.connected === true) return running
    const child = fork(processFile, [String(maxWarmBytes)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    running = child
    return child
  }

  function askNow(request: BuildProcessRequest): Promise<BuildProcessAnswer> {
    return new Promise((resolve) => {
      const child = started()
      beginMs = performance.now()
      const end = ({ answer, isLast, warmSlugs }: BuildProcessMessage): void => {
        child.off('message', end)
        child.off('exit', onExit)
        // It may be connected still.
        if (isLast && running === child) running = null
        warmSites = new Set(warmSlugs)
        waiting -= 1
        beginMs = null
        resolve(answer)
      }
      const onExit = (code: number | null, signal: string | null): void => {
        const message = `The build process ended (${signal ?? `status ${code}`}).`
        end({ answer: { kind: 'failed', message }, isLast: true, warmSlugs: [] })
      }
      child.on('message', end)
      child.on('exit', onExit)
      child.send(request)
    })
  }

  return {
    ask(request) {
      waiting += 1
      const next = last.then(() => askNow(request))
      last = next
      return next
    },
    waiting: () => waiting,
    busyForMs: () => (beginMs === null ? 0 : performance.now() - beginMs),
    warmSites: () => warmSites,
    close() {
      if (running?.connected === true) running.disconnect()
      running = null
    },
  }
}
