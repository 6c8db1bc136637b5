/** Ends a server without cutting off an answer that is on its way. */
import type { Server } from 'node:http'

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
