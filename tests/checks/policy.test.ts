import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readBuiltSite } from '#scripts/checks/built-site.ts'
import { findPolicyProblems } from '#scripts/checks/policy/policy-checks.ts'
import { runCheck, writeBuiltSite } from './built-fixture.ts'

const STYLE = ':root{--a:1}'
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
const HEADERS = `/*\n  Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self' ${HASH}\n`

let outDir = ''
afterEach(() => rm(outDir, { recursive: true, force: true }))

async function problemsOf(html: string, headers = HEADERS): Promise<string[]> {
  outDir = await writeBuiltSite({ 'index.html': html, _headers: headers })
  return findPolicyProblems(await readBuiltSite(outDir, 'harbour')).map(({ path, message }) => `${path} ${message}`)
}

describe('the policy of a page', () => {
  it('is kept by files, data and the style that it names', async () => {
    const html = `<style>${STYLE}</style><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
      <script type="application/json">{}</script><p class="x">x</p>`
    expect(await problemsOf(html)).toEqual([])
  })

  it.each([
    ['<script>go()</script>', '/ has an inline text that script-src refuses: go()'],
    ['<script type="module">go()</script>', '/ has an inline text that script-src refuses: go()'],
    ['<style>a{}</style>', '/ has an inline text that style-src refuses: a{}'],
    ['<p style="color:red">', '/ has an inline p style, which the policy refuses'],
    ['<a href="/" onclick="go()">', '/ has an inline a onclick, which the policy refuses'],
  ])('refuses %s', async (html, problem) => {
    expect(await problemsOf(html)).toEqual([problem])
  })

  it('must be there, and must not allow everything', async () => {
    expect(await problemsOf('', '')).toEqual(['/ has no Content-Security-Policy'])
    expect(await problemsOf('', "/*\n  Content-Security-Policy: script-src 'unsafe-inline'\n")).toEqual([
      "/ has a policy whose script-src allows 'unsafe-inline'",
    ])
  })

  it('is checked by the command, which fails', async () => {
    outDir = await writeBuiltSite({ 'index.html': '<p onclick="x">', _headers: HEADERS })
    const { status, output } = runCheck('scripts/checks/policy.ts', outDir)
    expect(output).toContain('/ has an inline p onclick')
    expect(status).toBe(1)
  })
})
