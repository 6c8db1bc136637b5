/** Files of a pulled release: a few are written at once, and many on a thread of their own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BuildError } from '#generator/build-error.ts'
import { contentHash } from '#generator/publish/bucket-layout.ts'
import type { FileWriter } from '#generator/publish/received-files.ts'
import { createFileWriter, THREAD_MIN_FILES } from '#generator/publish/received-files.ts'
import type { ReceivedFile } from '#generator/publish/received-files-thread.ts'
import { createStage } from '#generator/release/stage.ts'
import { readTree } from '../../builders/read-tree.ts'

let dir: string
let writer: FileWriter | null
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-received-'))
  writer = null
})
afterEach(async () => {
  await writer?.close()
  await rm(dir, { recursive: true, force: true })
})

async function openWriter(files: number): Promise<FileWriter> {
  writer = createFileWriter(await createStage(join(dir, 'stage')), 'small-dealer', files)
  return writer
}

/** Of every size: small ones share their memory with others, and several of the large ones are a message. */
const contents = (count: number): Map<string, Buffer> =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      `folder-${index % 7}/${index}.html`,
      Buffer.from(`${index} `.repeat((index * 37) % 5_000)),
    ]),
  )

const received = (file: string, content: Buffer, object = `${contentHash(content)}-token`): ReceivedFile => ({
  file,
  object,
  bytes: Buffer.from(content),
})

describe.each([
  { where: 'at once', files: 10 },
  { where: 'on a thread', files: THREAD_MIN_FILES },
])('$files files, written $where', ({ files }) => {
  it('stand in the stage when the writer has finished', async () => {
    const expected = contents(files)
    const { write, finish } = await openWriter(files)
    for (const [file, content] of expected) await write(received(file, content))
    await finish()
    expect(await readTree(join(dir, 'stage'))).toEqual(expected)
  })

  it('are refused where one is not what was sent', async () => {
    const { write, finish } = await openWriter(files)
    const object = `${contentHash(Buffer.from('sent'))}-token`
    const writing = async (): Promise<void> => {
      await write(received('index.html', Buffer.from('found'), object))
      await finish()
    }
    await expect(writing()).rejects.toThrow(
      new BuildError(`small-dealer/objects/${object} in the bucket is not what it was. Nothing was changed.`),
    )
  })

  it('are refused where one cannot be written', async () => {
    const { write, finish } = await openWriter(files)
    await mkdir(join(dir, 'stage'), { recursive: true })
    await writeFile(join(dir, 'stage/cars'), 'no folder')
    const writing = async (): Promise<void> => {
      await write(received('cars/one.html', Buffer.from('found')))
      await finish()
    }
    await expect(writing()).rejects.toThrow(/Cannot write .*one\.html \(E\w+\).* The last release is unchanged\./)
  })
})

it('a thread that has failed takes no more files', async () => {
  const { write, finish } = await openWriter(THREAD_MIN_FILES)
  const object = `${contentHash(Buffer.from('sent'))}-token`
  await write(received('index.html', Buffer.from('found'), object))
  await expect(finish()).rejects.toThrow(BuildError)
  await expect(write(received('about.html', Buffer.from('about')))).rejects.toThrow('not what it was')
})

it('a thread that has been ended writes no more', async () => {
  const { write, finish, close } = await openWriter(THREAD_MIN_FILES)
  await write(received('index.html', Buffer.from('found')))
  await close()
  await expect(finish()).rejects.toThrow('The thread that writes a pulled release ended')
})
