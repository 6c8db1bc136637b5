/** A feed that the benches change. */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { changeOnePrice, makeBenchSite } from '../../scripts/bench/bench-site.ts'

it('a changed price leaves the bytes of all other rows, so that a bench measures one row and not all of them', async () => {
  const slug = `test-${process.pid}`
  const { sitesDir, feedFile } = await makeBenchSite(slug, 12, 1)
  try {
    const lines = () => readFileSync(feedFile, 'utf8').split('\n')
    const before = lines()
    await changeOnePrice(sitesDir, slug, 4)
    const after = lines()
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
  } finally {
    await rm(join(dirname(feedFile), '..'), { recursive: true })
  }
})
