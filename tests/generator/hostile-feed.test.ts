import { hash } from 'node:crypto'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { compile } from '#generator/compile/compile.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../builders/read-tree.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-hostile-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Types of scripts that a browser does not run. */
const DATA_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/ld+json'])

const MARK = 'HOSTILEMARK'
const ATTACKS = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `' onmouseover='${MARK}()`,
  `</script><script>${MARK}()</script>`,
  `</style><svg onload=${MARK}()>`,
  `\n/* /evil 200\n${MARK}`,
  `${'../'.repeat(6)}${MARK}`,
  `&lt;script&gt;${MARK}()&lt;/script&gt;`,
]

/** Every text of the feed under attack at once, and each address. */
const hostileRow = (attack: string, index: number) => ({
  stocknum: `H${index}${attack}`,
  year: 2021,
  make: `Toyota${attack}`,
  model: `Hilux${attack}`,
  badge: attack,
  series: attack,
  colour: attack,
  tag: attack,
  fuel: attack,
  body: attack,
  price_type: attack,
  dealercomments: `Nice car. ${attack}`,
  features: [attack, `Towbar ${attack}`],
  images: [
    `javascript:${MARK}()`,
    `data:text/html,${MARK}`,
    `https://images.example/${attack}.jpg`,
    `//evil.example/${MARK}`,
  ],
  video_url: `javascript:${MARK}()`,
  vin: attack,
  regplate: attack,
  location_code: attack,
  city: attack,
  car_type: 'used',
  status: 'in_stock',
  price: 20_000,
  km: 1_000,
})

interface Node {
  type: string
  name?: string
  attribs?: Record<string, string>
  children?: Node[]
  data?: string
}

/** Of an inline script, as a policy allows it. */
function textHash(children: Node[] = []): string {
  return `sha256-${hash('sha256', children.map(({ data }) => data).join(''), 'base64')}`
}

function* elements(node: Node): Generator<Node> {
  if (node.attribs !== undefined) yield node
  for (const child of node.children ?? []) yield* elements(child)
}

it('nothing hostile in a feed becomes markup, an address, a redirect or a file of its choosing', async () => {
  const feedFile = join(dir, 'feed.json')
  const plain = { ...hostileRow('', 99), stocknum: 'PLAIN', make: 'Toyota', model: 'Hilux', images: [] }
  await writeFile(feedFile, JSON.stringify([plain, ...ATTACKS.map(hostileRow)]))
  const permissive = { ...site, stock: { ...site.stock, guard: { ...site.stock.guard, invalidShare: 1 } } }
  const builder = createSiteBuilder({
    site: permissive,
    siteDir: join(sitesDir, site.slug),
    outDir: join(dir, 'out'),
    feedFile,
    cacheDir: null,
  })
  const result = await builder.build({ asAtMs: Date.parse('2026-03-10T00:00:00Z') })
  expect(result.kind).toBe('published')
  // The rows were not simply refused: most are cars with their texts made plain.
  expect(result.report.accepted).toBeGreaterThan(ATTACKS.length / 2)

  // Those that Astro writes for islands, the same for every site.
  const { inlineHashes } = await compile()
  const tree = await readTree(await realpath(builder.paths.current))
  for (const [file, content] of tree) {
    expect(file).toMatch(/^[A-Za-z0-9._/-]+$/)
    if (!file.endsWith('.html')) continue
    for (const { name, attribs = {}, children } of elements(parseDocument(content.toString()) as unknown as Node)) {
      for (const [attribute, value] of Object.entries(attribs)) {
        expect(attribute, file).not.toMatch(/^on/)
        if (attribute === 'href' || attribute === 'src')
          expect(value, file).not.toMatch(/^\s*(?:javascript|data|vbscript):|^\/\//i)
      }
      if (name === 'script' && attribs['src'] === undefined && !DATA_TYPES.has(attribs['type'] ?? ''))
        expect(inlineHashes.scripts, `${file} has an inline script`).toContain(textHash(children))
    }
    for (const data of content
      .toString()
      .matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)) {
      expect(() => JSON.parse(data[1] ?? '')).not.toThrow()
    }
  }
  for (const file of ['_redirects', '_headers']) expect(tree.get(file)?.toString()).not.toContain(MARK)
})
