/** A real S3 server with conditional writes, by Python's `moto[server,s3]`, where it is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export const hasMoto = spawnSync('python3', ['-c', 'import moto.server, flask']).status === 0

export interface MotoServer {
  url: string
  stop(): void
}

const START_MS = 60_000

export async function startMoto(): Promise<MotoServer> {
  const port = await freePort()
  const child = spawn('python3', ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const deadlineMs = performance.now() + START_MS
  while (!(await answers(url))) {
    if (performance.now() > deadlineMs || child.exitCode !== null) throw new Error('moto does not start')
    await delay(100)
  }
  return { url, stop: () => void child.kill() }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/moto-api/data.json`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
