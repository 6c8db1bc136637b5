/**
 * npm run soak:publish: worker, API and Postgres are killed at random instants while a feed is broken, held, empty, slow or
 * cut and a bucket fails half of its requests. What is served is at every instant one whole release, and in the end what a
 * full build gives.
 */
import { hasMoto, startMoto } from '../../tests/builders/moto-server.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { parsePort } from '../command-line/serve-sites.ts'
import { startFaultyBucket } from './faulty-bucket.ts'
import { soakPublish } from './publish-soak.ts'

const OPTIONS = {
  kills: { type: 'string', help: 'how many times a part is killed (default 500)' },
  cars: { type: 'string', help: 'how many cars the site has (default 40)' },
  'kill-after': { type: 'string', help: 'the most seconds from a new release to the next kill (default 5)' },
  port: { type: 'string', help: 'the port of the platform that is tried (default 4499)' },
} as const

const SHOWN_FAULTS = 20

await runCommand('npm run soak:publish', OPTIONS, async (values) => {
  const { kills = '500', cars = '40', 'kill-after': killAfterSeconds = '5', port = '4499' } = values
  if (!hasMoto) console.log('The bucket is skipped: Python has no moto[server,s3].')
  const s3 = hasMoto ? await startMoto() : null
  const bucket = s3 === null ? null : await startFaultyBucket(s3.url)
  if (s3 !== null && bucket !== null) {
    await fetch(`${s3.url}/soak`, { method: 'PUT' })
    Object.assign(process.env, {
      FORECOURT_BUCKET: 's3://soak/sites',
      FORECOURT_BUCKET_ENDPOINT: bucket.url,
      AWS_ACCESS_KEY_ID: 'soak',
      AWS_SECRET_ACCESS_KEY: 'soak',
      AWS_REGION: 'us-east-1',
    })
  }
  try {
    const startMs = performance.now()
    const { counts, faults } = await soakPublish({
      kills: Number(kills),
      cars: Number(cars),
      killAfterMs: Number(killAfterSeconds) * 1_000,
      port: parsePort(port),
      bucket,
    })
    const seconds = Math.round((performance.now() - startMs) / 1_000)
    console.table({ seconds, ...counts, faults: faults.length })
    for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(fault)
    return faults.length === 0 ? EXIT.ok : EXIT.failed
  } finally {
    bucket?.close()
    s3?.stop()
  }
})
