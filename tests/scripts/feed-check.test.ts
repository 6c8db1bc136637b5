import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GOOD_ROW, inFolder } from '../stock/import-text.ts'

const PROJECT = join(import.meta.dirname, '../..')
const SITES = join(PROJECT, 'tests/fixtures/sites')

function feedCheck(...options: string[]): Promise<{ status: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const command = [join(PROJECT, 'scripts/feed-check.ts'), '--sites', SITES, ...options]
    execFile(process.execPath, command, { cwd: PROJECT }, (error, output, errors) => {
      resolve({ status: error === null ? 0 : Number(error.code), output, errors })
    })
  })
}

describe('npm run feed:check', () => {
  it('exits with 0 and writes the report of a feed that may be published', () =>
    inFolder(async (folder) => {
      const feed = join(folder, 'feed.json')
      writeFileSync(feed, JSON.stringify([GOOD_ROW]))
      const { status, output } = await feedCheck('--site', 'small-dealer', '--out', folder, '--feed', feed)
      expect([status, output]).toEqual([0, expect.stringMatching(/Accepted +1\n[\s\S]*Guard +may be published/)])
      const report = JSON.parse(readFileSync(join(folder, 'small-dealer/feed-report.json'), 'utf8'))
      expect(report).toMatchObject({ rows: 1, accepted: 1, verdict: { kind: 'publish' } })
    }))

  it('exits with 3 for a feed that is held, and writes the report to the given file', () =>
    inFolder(async (folder) => {
      const feed = join(folder, 'feed.json')
      const report = join(folder, 'deep/report.json')
      writeFileSync(feed, '[{"id":')
      const { status, output } = await feedCheck(
        '--site',
        'small-dealer',
        '--out',
        folder,
        '--feed',
        feed,
        '--report',
        report,
      )
      expect([status, output]).toEqual([3, expect.stringContaining('UNREADABLE')])
      expect(JSON.parse(readFileSync(report, 'utf8')).unreadable.kind).toBe('truncated')
    }))

  it.each([
    ['no site', []],
    ['an unknown mapping', ['--site', 'small-dealer', '--mapping', 'guess']],
    ['an unknown option', ['--site', 'small-dealer', '--fed', 'x']],
  ])('exits with 2 for %s', async (_, options) => {
    const { status, errors } = await feedCheck(...options)
    expect([status, errors.length > 0]).toEqual([2, true])
  })
})
