/** Times whole processes, and prints medians side by side. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PROJECT_DIR } from '#generator/project.ts'
import { nodeFlags } from '../command-line/node-flags.ts'

export interface ProcessMeasure {
  /** From the start of the process to its end. */
  wholeMs: number
  /** Peak resident memory as the process itself saw it at its end. */
  peakMemoryMb: number
  /** What the process measured of itself. */
  own: Record<string, number>
}

/** Runs one of the bench's child scripts, which ends by printing one line of JSON. It starts as that npm script does. */
export async function measureProcess(
  script: string,
  input: object,
  npmScript: 'build' | 'worker' = 'worker',
): Promise<ProcessMeasure> {
  // The disk must not still be busy with what the last subject wrote.
  await once(spawn('sync'), 'close')
  const startMs = performance.now()
  const child = spawn(process.execPath, [...nodeFlags(npmScript), script, JSON.stringify(input)], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const wholeMs = performance.now() - startMs
  if (status !== 0) throw new Error(`${script} ended with status ${status}: ${output}`)
  const { peakMemoryMb, ...own } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Record<string, number>
  return { wholeMs, peakMemoryMb: peakMemoryMb ?? Number.NaN, own }
}

/** The last act of a child script. */
export function reportFromChild(own: Record<string, number>): void {
  console.log(JSON.stringify({ ...own, peakMemoryMb: process.resourceUsage().maxRSS / 1024 }))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Runs each subject in turn, `rounds` times over, so that a noisy moment falls on all of them alike. */
export async function interleaved<K extends string>(
  rounds: number,
  subjects: Record<K, () => Promise<ProcessMeasure>>,
): Promise<Record<K, ProcessMeasure[]>> {
  const names = Object.keys(subjects) as K[]
  const measures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, ProcessMeasure[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measures[name].push(await subjects[name]())
  }
  return measures
}
