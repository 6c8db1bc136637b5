/** A bucket of Amazon S3 or of any service with its interface. Credentials come from the environment alone. */
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { ListedObject, ObjectStore } from './object-store.ts'

export interface S3Options {
  bucket: string
  /** Before each key; empty, or with a "/" at its end. */
  prefix: string
  /** Of another service than Amazon's: "https://<account>.r2.cloudflarestorage.com". */
  endpoint: string | null
}

const MAX_ATTEMPTS = 5
const CONFLICT_TRIES = 5

export function createS3Store({ bucket, prefix, endpoint }: S3Options): ObjectStore & { close(): void } {
  const client = new S3Client({
    maxAttempts: MAX_ATTEMPTS,
    // Other services know one region at most.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true, region: process.env['AWS_REGION'] ?? 'auto' }),
    // Services beside Amazon's do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (key: string): { Bucket: string; Key: string } => ({ Bucket: bucket, Key: prefix + key })

  return {
    async read(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(place(key)))
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), version: ETag ?? '' }
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes }))
    },
    async writeIf(key, bytes, version) {
      const condition = version === null ? { IfNoneMatch: '*' } : { IfMatch: version }
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { ETag } = await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ...condition }))
          return ETag ?? ''
        } catch (error) {
          const status = statusOf(error)
          // 412: another version; 404: it has gone.
          if (status === 412 || status === 404) return null
          // 409: two writes at once, of which neither has counted yet.
          if (status !== 409 || attempt === CONFLICT_TRIES) throw error
        }
      }
    },
    async *list(under): AsyncGenerator<ListedObject> {
      let from: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + under,
            ...(from === undefined ? {} : { ContinuationToken: from }),
          }),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined)
            yield { key: Key.slice(prefix.length), changedMs: LastModified?.getTime() ?? Date.now() }
        }
        from = page.NextContinuationToken
      } while (from !== undefined)
    },
    async remove(keys) {
      const Objects = keys.map((key) => ({ Key: prefix + key }))
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors.length > 0) throw new Error(`${Errors.length} objects cannot be removed: ${Errors[0]?.Message ?? ''}`)
    },
    close: () => client.destroy(),
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}
