/** The build process of a worker: started for the first build, and again when it has ended. */
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type {
  BuildEnd,
  BuildOrder,
  BuildProcessAnswer,
  BuildProcessMessage,
  BuildProcessRequest,
} from './build-protocol.ts'
import type { ListedCarsOrder, ListedStock } from './listed-cars.ts'

export interface SiteBuilds {
  /** One at a time; resolves with `failed` also when the process dies. */
  build(order: BuildOrder): Promise<BuildEnd>
  /** From the process that has just built the site, and so has read its feed; rejects when the process dies. */
  listedStock(order: ListedCarsOrder): Promise<ListedStock>
  close(): void
}

const PROCESS_FILE = join(import.meta.dirname, 'build-process.ts')

export function createSiteBuilds(processFile: string = PROCESS_FILE): SiteBuilds {
  let running: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()

  function started(): ChildProcess {
    if (running?.connected === true) return running
    const child = fork(processFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    running = child
    return child
  }

  function ask(request: BuildProcessRequest): Promise<BuildProcessAnswer> {
    return new Promise((resolve) => {
      const child = started()
      const end = ({ answer, isLast }: BuildProcessMessage): void => {
        child.off('message', end)
        child.off('exit', onExit)
        // It may be connected still.
        if (isLast && running === child) running = null
        resolve(answer)
      }
      const onExit = (code: number | null, signal: string | null): void => {
        const message = `The build process ended (${signal ?? `status ${code}`}).`
        end({ answer: { kind: 'failed', message }, isLast: true })
      }
      child.on('message', end)
      child.on('exit', onExit)
      child.send(request)
    })
  }

  function inTurn(request: BuildProcessRequest): Promise<BuildProcessAnswer> {
    const next = last.then(() => ask(request))
    last = next
    return next
  }

  return {
    async build(order) {
      const answer = await inTurn({ kind: 'build', order })
      if (answer.kind === 'build') return answer.end
      return { kind: 'failed', message: answer.kind === 'failed' ? answer.message : 'The build was not answered.' }
    },
    async listedStock(order) {
      const answer = await inTurn({ kind: 'cars', order })
      if (answer.kind === 'cars') return answer.stock
      throw new Error(answer.kind === 'failed' ? answer.message : 'The cars were not answered.')
    },
    close() {
      if (running?.connected === true) running.disconnect()
      running = null
    },
  }
}
