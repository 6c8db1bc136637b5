/** Measures how wide and high font faces are, in a browser. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../testing/set-up-browser.ts'
import type { StandInMeasure } from './font-css.ts'
import type { FontSource } from './font-sources.ts'
import { ROBOTO_FILES } from './font-sources.ts'

/** Words as the pages set them: names, prices, headings and sentences. */
const SAMPLE =
  'Good cars, plainly priced, by the harbour. 2023 Toyota Landcruiser Prado Kakadu, 41,250 km, Automatic, Diesel. ' +
  '$64,990 drive away. Three hundred new and used cars in one yard, and every used car has been through our workshop. ' +
  'Search Body type Make Price Finance Service About Us Contact Opening hours Monday to Friday 8:30 am to 5:30 pm'
const SIZE_PX = 200

/** For each stand-in of the source, in their order. */
export async function measureFont(
  source: FontSource,
  woff2: Uint8Array,
  executablePath: string | null,
): Promise<StandInMeasure[]> {
  const roboto = await Promise.all(
    Object.entries(ROBOTO_FILES).map(async ([weight, file]) => ({
      family: 'Roboto',
      weight,
      base64: (await readFile(fileURLToPath(import.meta.resolve(file)))).toString('base64'),
    })),
  )
  const own = { family: 'Ours', weight: source.weights, base64: Buffer.from(woff2).toString('base64') }
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath === null ? {} : { executablePath }),
  })
  try {
    const page = await browser.newPage()
    const requests = source.standIns.map(({ weight, measuredBy }) => ({ weight, other: measuredBy }))
    return await page.evaluate(
      async ({ faces, requests, sample, sizePx }) => {
        for (const { family, weight, base64 } of faces) {
          const face = new FontFace(family, `url(data:font/woff2;base64,${base64})`, { weight })
          document.fonts.add(await face.load())
        }
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        const measure = (family: string, weight: number): TextMetrics => {
          context.font = `${weight} ${sizePx}px "${family}", monospace`
          return context.measureText(sample)
        }
        return requests.map(({ weight, other }) => {
          const ours = measure('Ours', weight)
          const theirs = measure(other.family, other.weight)
          if (theirs.width === measure('no face of this name', other.weight).width) {
            throw new Error(`This machine has no "${other.family}" to measure by.`)
          }
          return {
            widthRatio: ours.width / theirs.width,
            ascent: ours.fontBoundingBoxAscent / sizePx,
            descent: ours.fontBoundingBoxDescent / sizePx,
          }
        })
      },
      { faces: [...roboto, own], requests, sample: SAMPLE, sizePx: SIZE_PX },
    )
  } finally {
    await browser.close()
  }
}
