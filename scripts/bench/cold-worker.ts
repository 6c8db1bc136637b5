/** How long a bare machine takes for one price, with nothing but the code, the feed and the bucket. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '#config/schema/site.ts'
import { objectKey, readIndex, readPointer } from '#generator/publish/bucket-layout.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { readManifest } from '#generator/release/manifest.ts'
import { currentReleaseId } from '#generator/release/releases.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { printTable } from './bench-table.ts'
import { folderBucket } from './load/folder-bucket.ts'
import { measureProcess, median } from './measure-process.ts'

export interface ColdWorker {
  site: Site
  sitesDir: string
  /** Where a release of the site is served. */
  outDir: string
  /** For what is made; the caller removes it. */
  dir: string
  rounds: number
}

const CHILD = join(import.meta.dirname, 'children/child-cold.ts')
const CHANGE = join(import.meta.dirname, 'children/child-price-change.ts')
const MB = 1_000_000

export async function printColdWorker({ site, sitesDir, outDir, dir, rounds }: ColdWorker): Promise<void> {
  const { slug } = site
  const siteDir = join(sitesDir, slug)
  const feedFile = join(siteDir, site.stock.feed)
  const bucketDir = join(dir, 'bucket')
  const store = folderBucket(bucketDir)
  const builder = createSiteBuilder({ site, siteDir, outDir })
  const id = (await currentReleaseId(builder.paths)) ?? ''
  const manifest = await readManifest(builder.paths.manifests, id)
  if (manifest === null) throw new Error('no release to publish')
  const hash = createHash('sha1')
    .update(await readFile(feedFile))
    .digest('base64url')
  await createSiteBucket(store, slug, builder).publish(manifest, { file: feedFile, hash })
  const { pointer } = (await readPointer(store, slug)) ?? {}
  const { rows } = await readIndex(store, pointer?.served.indexKey ?? '')
  const rowsBytes = rows === null ? 0 : (await stat(join(bucketDir, objectKey(slug, rows.object)))).size
  const runs: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const change = JSON.stringify({ sitesDir, slug, row: 4_000 + round })
    const { status, stderr } = spawnSync(process.execPath, [CHANGE, change], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`the price could not be changed: ${stderr}`)
    const bare = { outDir: join(dir, `cold-${round}`), cacheDir: join(dir, `cold-rows-${round}`) }
    runs.push((await measureProcess(CHILD, { sitesDir, slug, bucketDir, ...bare })).own)
  }
  const of = (name: string): number => median(runs.map((run) => run[name] ?? Number.NaN))
  const seconds = (name: string): string => `${(of(name) / 1_000).toFixed(2)} s`
  printTable('A bare machine with a bucket, one price; medians of whole processes, compiled code there', [
    ['beside the transfer', seconds('besideTransferMs'), 'at most 4 s'],
    ['of it the start', seconds('startMs'), 'Node, code, configuration'],
    ['of it pulling', seconds('pullMs'), 'checking and writing files'],
    ['of it building', seconds('buildMs'), `${of('parsedRows')} rows parsed, ${of('rendered')} pages rendered`],
    ['of it publishing', seconds('publishMs'), ''],
    [
      'transfer',
      seconds('transferMs'),
      `a folder: ${(of('receivedBytes') / MB).toFixed(0)} MB received, ${of('requests')} requests`,
    ],
    ['kept rows', `${(rowsBytes / MB).toFixed(1)} MB`, 'in the bucket, of all cars'],
  ])
}
