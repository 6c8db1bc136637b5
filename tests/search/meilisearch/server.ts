/** The Meilisearch that tests talk to: the server that MEILI_HOST and MEILI_KEY name, else the double. */
import { MASTER_KEY, startFakeMeilisearch } from './fake-meilisearch.ts'

export interface TestServer {
  readonly host: string
  readonly masterKey: string
  close(): Promise<void>
}

/** Null where no server is named. */
export function realServer(environment = process.env): Pick<TestServer, 'host' | 'masterKey'> | null {
  const { MEILI_HOST: host, MEILI_KEY: masterKey } = environment
  if (host === undefined || host === '') return null
  if (masterKey === undefined || masterKey === '')
    throw new Error('MEILI_HOST needs MEILI_KEY, the master key of the server')
  return { host, masterKey }
}

export async function startTestServer(): Promise<TestServer> {
  const real = realServer()
  if (real !== null) return { ...real, close: async () => {} }
  const fake = await startFakeMeilisearch()
  return { host: fake.host, masterKey: MASTER_KEY, close: () => fake.close() }
}
