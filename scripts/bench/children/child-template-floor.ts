/**
 * The practical floor: reads the same feed, fills template literals with each car's values, escaped, and writes pages
 * of the same number and sizes. No catalogue, no search routes of its own, no hashes, no components.
 */
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reportFromChild } from '../measure-process.ts'
import { writeAll } from '../write-all.ts'

const { listFile, feedFile, outDir } = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const files = JSON.parse(await readFile(listFile ?? '', 'utf8')) as { file: string; size: number }[]
const rows = JSON.parse(await readFile(feedFile ?? '', 'utf8')) as Record<string, unknown>[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (value: unknown): string =>
  String(value ?? '').replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')

const card = (
  row: Record<string, unknown>,
): string => `<li class="car-card"><a class="car-card__link" href="/cars/${escapeHtml(row['stocknum'])}">
<h3>${escapeHtml(row['year'])} ${escapeHtml(row['make'])} ${escapeHtml(row['model'])}</h3><p>${escapeHtml(row['badge'])}</p>
<p class="price">$${escapeHtml(row['dapprice'])}</p><ul><li>${escapeHtml(row['odometer'])} km</li><li>${escapeHtml(row['fuel'])}</li></ul></a></li>`

const fields = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .map(
      ([name, value]) =>
        `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(Array.isArray(value) ? value.join(', ') : value)}</td></tr>`,
    )
    .join('')

const FILLER = `<!-- ${'what is left over '.repeat(200)} -->`

/** The real page's size is reached by more cards of the same feed, so that every byte but the last few is templated. */
function page(index: number, size: number): string {
  const row = rows[index % rows.length] ?? {}
  let html = `<!doctype html><html lang="en-AU"><head><title>${escapeHtml(row['make'])} ${escapeHtml(row['model'])}</title></head>
<body><h1>${escapeHtml(row['make'])}</h1><table>${fields(row)}</table><p>${escapeHtml(row['dealercomments'])}</p><ul>`
  const most = size - 14
  for (let position = 1; ; position += 1) {
    const next = card(rows[(index + position) % rows.length] ?? {})
    if (html.length + next.length > most) break
    html += next
  }
  return `${html}${FILLER.slice(0, Math.max(0, most - html.length))}</body></html>`
}

for (const folder of new Set(files.map(({ file }) => dirname(join(outDir ?? '', file)))))
  mkdirSync(folder, { recursive: true })
let index = 0
let renderMs = 0
await writeAll(files, ({ file, size }) => {
  index += 1
  const startMs = performance.now()
  const html = page(index, size)
  renderMs += performance.now() - startMs
  return writeFile(join(outDir ?? '', file), html)
})
reportFromChild({ files: files.length, renderMs })
