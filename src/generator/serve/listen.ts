/** Listens on a free port, and ends a server without cutting off an answer that is on its way. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BuildError } from '../build-error.ts'

export interface ListenOptions {
  host: string
  port: number
  /** Take the next free port when this one is taken; false when a person asked for this one. */
  mayMove: boolean
}

const MAX_MOVES = 50

/** The port that the server listens on. */
export async function listen(server: Server, { host, port, mayMove }: ListenOptions): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOnce(server, host, candidate)
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (isTaken && mayMove && candidate < port + MAX_MOVES) continue
      if (isTaken) throw new BuildError(`Port ${candidate} is taken. Choose another with --port.`, { cause: error })
      throw error
    }
  }
}

function listenOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error): void => reject(error)
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Takes no new connections, closes idle ones, and after `graceMs` also those that are still busy. */
export function closeGracefully(server: Server, graceMs = 5_000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
