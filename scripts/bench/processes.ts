/** Processes that the bench starts: their memory, their ports, their end. */
import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

async function residentKib(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN)
}

/** Resident memory, where there is /proc. */
export async function residentMb({ pid }: ChildProcess): Promise<number> {
  return (await residentKib(pid)) / 1024
}

/** Of a process and those that it has started; 0 where there is no /proc. */
export async function residentBytesWithChildren({ pid }: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const kib = await Promise.all([pid, ...children.trim().split(' ').map(Number)].map(residentKib))
  return 1024 * kib.reduce((sum, each) => sum + (Number.isNaN(each) ? 0 : each), 0)
}

/** Also of one that has ended already. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
