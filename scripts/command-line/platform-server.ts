/** The API as a server of Node answers with it. */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { PlatformApp } from '#server/app.ts'

/** nginx and load balancers keep a connection that nobody uses for 60 s: what they send on one that has just been closed is lost. */
const KEEP_ALIVE_MS = 75_000

/** Not listening yet. */
export function createPlatformServer(app: Pick<PlatformApp, 'fetch'>): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, requestListener(app))
}

/** Answers a server of Node. */
export function requestListener({ fetch }: Pick<PlatformApp, 'fetch'>): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => fetch(request, incoming.socket.remoteAddress), {
    // The same process renders pages, whose responses are those of Node.
    overrideGlobalObjects: false,
  })
}
