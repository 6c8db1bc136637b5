/** What docs/hosting.md gives for nginx and CloudFront, held against what the build writes. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { CHECKOUT_PAGE_PATH } from '#domain/access/car-journeys.ts'
import { headersFile } from '#generator/files/headers.ts'
import { isHostFile } from '#generator/files/host-files.ts'
import { pageFile } from '#generator/plan/planned-page.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { parseHeaderRules } from '#generator/serve/header-rules.ts'

const guide = await readFile(join(PROJECT_DIR, 'docs/hosting.md'), 'utf8')
const headers = headersFile({ inlineStyle: '', inlineHashes: { scripts: [], styles: [] } })
const rules = parseHeaderRules(headers)

function blocks(language: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text)
}

function addedHeaders(text: string): Record<string, string> {
  const found = [...text.matchAll(/^\s*add_header (\S+) "(.*)" always;$/gm)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

it('the headers for nginx are those of the build', () => {
  const [server = '', common = ''] = blocks('nginx')
  const { 'content-security-policy': policy, ...others } = rules.headersOf('/')
  expect(policy).toContain("default-src 'self'")
  expect(addedHeaders(common)).toEqual(others)
  expect(addedHeaders(server)).toEqual({ 'cache-control': rules.headersOf('/assets/x.js')['cache-control'] })
  const kept = /location ~ (\S+) \{\n {4}include/.exec(server)?.[1] ?? ''
  const lasting = headers.split('\n').flatMap((line, index, lines) => (/immutable/.test(line) ? lines[index - 1] : []))
  for (const pattern of lasting) expect(`${pattern}`.replace('*', 'x.js')).toMatch(new RegExp(kept))
  const hidden = new RegExp(/location ~ (\S+) \{ return 404/.exec(server)?.[1] ?? '')
  for (const file of ['_headers', '_redirects', '_routes.json', 'functions/print.js']) {
    expect([isHostFile(file), `/${file}`]).toEqual([true, expect.stringMatching(hidden)])
  }
  expect(server.match(/\{/g)).toHaveLength(server.match(/\}/g)?.length ?? 0)
})

it('the commands for nginx make a map of the redirects and a line of the policy', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-hosting-'))
  try {
    await writeFile(join(dir, '_headers'), headers)
    const lines = ['/api/* https://platform.example/api/:splat 200', '/old /new 301', '/search/x /search 302']
    await writeFile(join(dir, '_redirects'), `${[...lines, '/cars/gone /gone/gone 404', '/a/:b /c 301'].join('\n')}\n`)
    const commands = [...guide.matchAll(/^ {4}((?:awk|grep) .*) > \S+$/gm)].map(([, command = '']) => command)
    const printed = commands.map((command) =>
      execFileSync('sh', ['-c', command.replaceAll('dist/<slug>/current', dir)], { encoding: 'utf8' }),
    )
    expect(printed).toEqual([
      '"/old" "/new";\n"/search/x" "/search";\n',
      `add_header Content-Security-Policy "${rules.headersOf('/')['content-security-policy']}" always;\n`,
    ])
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})

it.each([
  ['/', 'index.html'],
  ['/cars/2022-toyota-hilux', pageFile('/cars/2022-toyota-hilux')],
  ['/search/', pageFile('/search')],
  ['/assets/a.b1.js', 'assets/a.b1.js'],
  ['/checkout/some-car', pageFile(CHECKOUT_PAGE_PATH)],
])('the function for CloudFront asks the release for %s', (uri, file) => {
  const [code = ''] = blocks('js')
  const answered: unknown = runInNewContext(`${code}; handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`)
  expect(answered).toBe(`/${file}`)
})
