/** Serves built sites until the process is told to end. */
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { UsageError } from './command.ts'

export const DEFAULT_PORT = 4321

export const SERVE_OPTIONS = {
  port: { type: 'string', help: `the port to listen on (default ${DEFAULT_PORT}, or the next one that is free)` },
  host: { type: 'string', help: 'the address to listen on (default 127.0.0.1, which only this machine reaches)' },
} as const

export interface ServeOptions {
  outDir: string
  host?: string | undefined
  port?: string | undefined
}

/** Resolves when the server has closed after SIGINT or SIGTERM. */
export async function serveSites({ outDir, host = '127.0.0.1', port }: ServeOptions): Promise<void> {
  const server = createSiteServer({ outDir, log: (message) => console.error(message) })
  const wantedPort = port === undefined ? DEFAULT_PORT : parsePort(port)
  const heldPort = await listen(server, { host, port: wantedPort, mayMove: port === undefined })
  console.log(
    `Serving ${outDir}\n  all sites  http://localhost:${heldPort}/\n  one site   http://<slug>.localhost:${heldPort}/`,
  )
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await closeGracefully(server)
}

/** A port as it is typed; anything else is a wrong use of the command. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port: expected a whole number from 0 to 65535, received "${text}".`)
}
