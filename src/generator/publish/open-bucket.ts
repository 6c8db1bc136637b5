/** The bucket that the environment names, and builds that are published to it. */

import { BuildError } from '../build-error.ts'
import type { BuildRequest, BuildResult, SiteBuilder } from '../site-build.ts'
import type { ObjectStore } from './object-store.ts'
import type { Published, SiteBucket } from './site-bucket.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** `null` when releases are published to a folder alone. Read only where it is needed: the client is large. */
export async function openBucket(variables: Variables = process.env): Promise<ObjectStore | null> {
  const address = variables['FORECOURT_BUCKET'] ?? ''
  if (address === '') return null
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? []
  if (bucket === undefined) {
    throw new BuildError(`FORECOURT_BUCKET: expected s3://<bucket> or s3://<bucket>/<prefix>, not "${address}".`)
  }
  const endpoint = variables['FORECOURT_BUCKET_ENDPOINT'] ?? ''
  const prefix = path.replace(/\/+$/, '')
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: endpoint === '' ? null : endpoint,
  })
}

export interface PublishedBuild {
  result: BuildResult
  /** What was sent to the bucket; `null` without one, and for a feed that was held. */
  sent: Published | null
}

export interface BuildTarget {
  builder: SiteBuilder
  /** `null` without one. */
  bucket: SiteBucket | null
  feedFile: string
  /** Whether the feed on this disk is the newest; else that of the bucket's release is taken when this disk has another release. */
  hasNewestFeed: boolean
}

/** Builds upon the release that is served, wherever that was built, and serves the result. */
export async function buildAndPublish(
  { builder, bucket, feedFile, hasNewestFeed }: BuildTarget,
  request: BuildRequest,
): Promise<PublishedBuild> {
  if (bucket === null) return { result: await builder.build(request), sent: null }
  return bucket.alone(async () => {
    await bucket.pull({ feedFile, hasNewestFeed })
    let sent: Published | null = null
    const result = await builder.build({
      ...request,
      async afterFlip({ manifest, feedHash }) {
        sent = await bucket.publish(manifest, { file: feedFile, hash: feedHash })
      },
    })
    return { result, sent }
  })
}

/** "Sent to the bucket: 7 files, 0.41 MB in 9 requests". */
export function sentLine({ published, sentFiles, sentBytes, requests }: Published): string {
  if (!published) return 'The bucket serves it already'
  return `Sent to the bucket: ${sentFiles.toLocaleString('en-AU')} files, ${(sentBytes / 1_000_000).toFixed(2)} MB in ${requests.toLocaleString('en-AU')} requests`
}
