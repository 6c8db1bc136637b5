/** Serves built sites until the process gets a signal to end. */
import type { RequestListener } from 'node:http'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { UsageError } from './command.ts'
import { untilStopped } from './until-stopped.ts'

export const DEFAULT_PORT = 4321

export const SERVE_OPTIONS = {
  port: { type: 'string', help: `the port to listen on (default ${DEFAULT_PORT}, or the next one that is free)` },
  host: { type: 'string', help: 'the address to listen on (default 127.0.0.1, which only this machine reaches)' },
} as const

export interface ServeOptions {
  outDir: string
  host?: string | undefined
  port?: string | undefined
  /** Answers the calls of the sites' pages. */
  platform?: RequestListener | undefined
  /** When to end. */
  stopped?: Promise<void>
}

/** Resolves when the process was asked to end and the server has closed. */
export async function serveSites({
  outDir,
  host = '127.0.0.1',
  port,
  platform,
  stopped = untilStopped(),
}: ServeOptions): Promise<void> {
  const server = createSiteServer({
    outDir,
    log: (message) => console.error(message),
    ...(platform === undefined ? {} : { platform }),
  })
  const wantedPort = port === undefined ? DEFAULT_PORT : parsePort(port)
  const heldPort = await listen(server, { host, port: wantedPort, mayMove: port === undefined })
  console.log(
    `Serving ${outDir}\n  all sites  http://localhost:${heldPort}/\n  one site   http://<slug>.localhost:${heldPort}/`,
  )
  await stopped
  await closeGracefully(server)
}

/** A port as it is typed; anything else is a wrong use of the command. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port: expected a whole number from 0 to 65535, received "${text}".`)
}
