import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readBuiltSite } from '#scripts/checks/built-site.ts'
import { findPolicyProblems } from '#scripts/checks/policy/policy-checks.ts'
import { findSecrets, secretsOf } from '#scripts/checks/policy/secret-checks.ts'
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

describe('secrets of the environment', () => {
  const SECRET = 'sk_live_4eC39HqLyjWD/arjtT1'
  const variables = {
    STRIPE_SECRET_KEY: SECRET,
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    DATABASE_URL: 'postgres://forecourt:a%20long%20password@localhost/forecourt',
    METRICS_TOKEN: 'short',
    FORECOURT_OUT: '/a/folder/of/no/interest',
  }

  it('are the values of variables that are named so, and passwords in addresses', () => {
    expect([...secretsOf(variables)]).toEqual([
      ['STRIPE_SECRET_KEY', SECRET],
      ['LEADS_WEBHOOK_SECRET', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      ['DATABASE_URL', 'a long password'],
    ])
  })

  it.each([
    ['index.html', `<p>${SECRET}</p>`],
    ['assets/every-page.js', `const a="${SECRET}"`],
    ['assets/every-page.js.map', `{"sourcesContent":["?key=${encodeURIComponent(SECRET)}"]}`],
    ['data/cars.json', `{"a":"${Buffer.from(SECRET).toString('base64')}"}`],
    ['search/index.bin', `\u0000\u0001${SECRET}\u0000`],
  ])('are found in %s', async (file, content) => {
    outDir = await writeBuiltSite({ 'other.html': '<p>sk_live_</p>', [file]: content })
    const problems = await findSecrets(await readBuiltSite(outDir, 'harbour'), secretsOf(variables))
    expect(problems).toEqual([{ path: file, message: 'holds the value of STRIPE_SECRET_KEY' }])
  })
})
