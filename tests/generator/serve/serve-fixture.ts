/** A small output folder, a server on it, and raw requests that no client library tidies up first. */
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { closeGracefully } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface RawRequest {
  site?: string
  host?: string
  method?: string
  headers?: Record<string, string>
}

export interface ServeFixture {
  outDir: string
  server: Server
  port: number
  logged: string[]
  get(path: string, options?: RawRequest): Promise<RawResponse>
  release(slug: string, id: string, files: Record<string, string | Buffer>): Promise<void>
  flip(slug: string, id: string): Promise<void>
  close(): Promise<void>
}

export async function createServeFixture(): Promise<ServeFixture> {
  const outDir = await mkdtemp(join(tmpdir(), 'forecourt-serve-'))
  const logged: string[] = []
  const server = createSiteServer({ outDir, log: (message) => logged.push(message) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    outDir,
    server,
    port,
    logged,
    get: (path, { site = 'harbour', host, method = 'GET', headers = {} } = {}) =>
      rawRequest(port, path, method, { host: host ?? `${site}.localhost:${port}`, ...headers }),
    async release(slug, id, files) {
      for (const [file, content] of Object.entries(files)) {
        const path = join(outDir, slug, 'releases', id, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, content)
      }
    },
    async flip(slug, id) {
      const temporary = join(outDir, slug, 'current.new')
      await rm(temporary, { force: true })
      await symlink(join('releases', id), temporary)
      await rename(temporary, join(outDir, slug, 'current'))
    },
    async close() {
      await closeGracefully(server, 0)
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

function rawRequest(port: number, path: string, method: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
