/** Where the parts of one site's output are. */
import { join } from 'node:path'

export interface ReleasePaths {
  /** dist/<slug>. */
  siteDir: string
  /** The symbolic link that is flipped; what it points to is the public bundle. */
  current: string
  releases: string
  /** Private: never under the public bundle. */
  manifests: string
  /** Unfinished releases; anything here may be deleted when no build runs. */
  staging: string
  lock: string
  /** Held from a pull to what is published upon it. */
  bucketLock: string
  feedReport: string
}

export function releasePaths(outDir: string, slug: string): ReleasePaths {
  const siteDir = join(outDir, slug)
  return {
    siteDir,
    current: join(siteDir, 'current'),
    releases: join(siteDir, 'releases'),
    manifests: join(siteDir, 'manifests'),
    staging: join(siteDir, 'staging'),
    lock: join(siteDir, 'build.lock'),
    bucketLock: join(siteDir, 'bucket.lock'),
    feedReport: join(siteDir, 'feed-report.json'),
  }
}
