/** npm run fonts: cuts the faces down to what the pages set, and measures the faces that stand in for them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { PROJECT_DIR } from '#generator/project.ts'
import { runCommand } from '../command-line/command.ts'
import { findChromium } from '../testing/set-up-browser.ts'
import { fontCss } from './font-css.ts'
import type { FontSource } from './font-sources.ts'
import { FONT_SOURCES, PAGE_CHARACTERS, PAPER_CHARACTERS, PAPER_FONTS } from './font-sources.ts'
import { measureFont } from './measure-fonts.ts'

const STYLES_DIR = join(PROJECT_DIR, 'src/styles')

if (import.meta.main) {
  await runCommand('npm run fonts', {}, async () => {
    await mkdir(join(STYLES_DIR, 'fonts/paper'), { recursive: true })
    const rules: string[] = []
    for (const source of FONT_SOURCES) {
      const woff2 = await subsetOf(source)
      await writeFile(join(STYLES_DIR, 'fonts', `${source.name}.woff2`), woff2)
      await writeFile(join(STYLES_DIR, 'fonts', `${source.name}-licence.txt`), await licenceOf(source))
      rules.push(fontCss(source, await measureFont(source, woff2, findChromium())))
      console.log(`${source.family}: ${(woff2.length / 1000).toFixed(1)} kB`)
    }
    for (const { name, bytes } of await paperFonts())
      await writeFile(join(STYLES_DIR, 'fonts/paper', `${name}.ttf`), bytes)
    const head = '/* Written by `npm run fonts`: the faces, and those of shoppers’ machines that stand in for them. */'
    await writeFile(join(STYLES_DIR, 'fonts.css'), `${head}\n${rules.join('\n')}\n`)
    return 0
  })
}

/** The same bytes each time. Without hints: they sharpen small text on screens of low resolution, and are up to a third of a file. */
export async function subsetOf(source: FontSource): Promise<Uint8Array> {
  const options = { targetFormat: 'woff2', variationAxes: source.axes, noHinting: true } as const
  return subsetFont(await readSource(source), PAGE_CHARACTERS, options)
}

/** What brochures embed; the same bytes each time. */
export async function paperFonts(): Promise<{ name: string; bytes: Uint8Array }[]> {
  return Promise.all(
    PAPER_FONTS.map(async ({ name, source: sourceName, axes }) => {
      const source = FONT_SOURCES.find((each) => each.name === sourceName)
      if (source === undefined) throw new Error(`There is no face ${sourceName}.`)
      const options = { targetFormat: 'truetype', variationAxes: axes } as const
      return { name, bytes: await subsetFont(await readSource(source), PAPER_CHARACTERS, options) }
    }),
  )
}

async function readSource(source: FontSource): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`${source.package}/files/${source.file}`)))
}

/** SIL Open Font License 1.1: it goes where the face goes. */
async function licenceOf(source: FontSource): Promise<string> {
  const folder = dirname(fileURLToPath(import.meta.resolve(`${source.package}/package.json`)))
  return readFile(join(folder, 'LICENSE'), 'utf8')
}
