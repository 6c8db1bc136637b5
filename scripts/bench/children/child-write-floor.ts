/** The floor under everything: writes files of the same sizes, and does nothing else. */
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reportFromChild } from '../measure-process.ts'
import { writeAll } from '../write-all.ts'

const { listFile, outDir } = JSON.parse(process.argv[2] ?? '{}') as { listFile: string; outDir: string }
const files = JSON.parse(await readFile(listFile, 'utf8')) as { file: string; size: number }[]
const bytes = Buffer.alloc(Math.max(...files.map(({ size }) => size)), 'forecourt ')
for (const folder of new Set(files.map(({ file }) => dirname(join(outDir, file)))))
  mkdirSync(folder, { recursive: true })
await writeAll(files, ({ file, size }) => writeFile(join(outDir, file), bytes.subarray(0, size)))
reportFromChild({ files: files.length })
