/** A browser page with the stage on it: the project's own modules served to it without a network. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { PROJECT_DIR } from '#generator/project.ts'
import type { FilmFormat } from './films.ts'
import type { InteriorName } from './interior/looks.ts'
import type { Light } from './paints.ts'
import type { Eye, OpenScene } from './scenes.ts'
import type { View } from './views.ts'

/** Browsers encode video on secure pages alone. */
const ORIGIN = 'https://imagery.invalid'
const HOME = `<!doctype html>
<script type="importmap">{ "imports": { "three": "/node_modules/three/build/three.module.js", "mediabunny": "/node_modules/mediabunny/dist/bundles/mediabunny.mjs" } }</script>
<script type="module" src="/scripts/demo/imagery/scene/page.ts"></script>`
/** SwiftShader draws on the processor, so that every machine draws alike. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
]

export interface Stage {
  /** Puts a vehicle on the stage. */
  load(name: string, cellM: number): Promise<void>
  /** Without a paint the shot can be developed in any. */
  take(view: View, widthPx: number, heightPx: number, paint?: Light): Promise<void>
  /** Builds a scene in the open air, whose vehicles have their own paints. */
  loadOpen(plan: OpenScene, cellM: number): Promise<void>
  takeOpen(eye: Eye, widthPx: number, heightPx: number): Promise<void>
  /** The last shot with a paint, four bytes a pixel. */
  develop(paint: Light, exposure: number): Promise<Buffer>
  /** Builds a cabin on a forecourt. */
  loadCabin(name: InteriorName): Promise<void>
  /** All around from between its front seats, twice as wide as high, four bytes a pixel. */
  takeRound(heightPx: number, exposure: number): Promise<Buffer>
  startFilm(format: FilmFormat): Promise<void>
  /** The last shot is the next frame. */
  addToFilm(paint: Light): Promise<void>
  endFilm(): Promise<Buffer>
  close(): Promise<void>
}

interface StageInPage {
  load(name: string, cellM: number): unknown
  take(view: View, widthPx: number, heightPx: number, paint?: Light): void
  loadOpen(plan: OpenScene, cellM: number): void
  takeOpen(eye: Eye, widthPx: number, heightPx: number): void
  develop(paint: Light, exposure: number): string
  loadCabin(name: InteriorName): void
  takeRound(heightPx: number, exposure: number): string
  startFilm(format: FilmFormat): Promise<void>
  addToFilm(paint: Light): Promise<void>
  endFilm(): Promise<string>
}

export async function openStage(executablePath: string | undefined): Promise<Stage> {
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) })
  const page = await browser.newPage()
  const failures: string[] = []
  if (process.env['TIMES']) page.on('console', (said) => console.log(said.text()))
  page.on('pageerror', (error) => failures.push(error.message))
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: HOME })
    if (!/^\/(?:scripts\/demo\/imagery|node_modules\/(?:three|mediabunny))\//.test(path))
      return route.fulfill({ status: 404 })
    const text = await readFile(join(PROJECT_DIR, path), 'utf8')
    return route.fulfill({
      contentType: 'text/javascript',
      body: path.endsWith('.ts') ? stripTypeScriptTypes(text) : text,
    })
  })
  await page.goto(ORIGIN)
  await page
    .waitForFunction(() => 'stage' in globalThis, null, { timeout: 12_000 })
    .catch((cause: unknown) => {
      throw new Error(`The stage does not start: ${failures.join('; ')}`, { cause })
    })
  const stage = await page.evaluateHandle(() => (globalThis as unknown as { stage: StageInPage }).stage)
  return {
    load: async (name, cellM) => {
      const t = await stage.evaluate((it, [a, b]) => it.load(a, b), [name, cellM] as const)
      if (process.env['TIMES']) console.log(t)
    },
    take: (view, widthPx, heightPx, paint) =>
      stage.evaluate((it, [a, b, c, d]) => it.take(a, b, c, d ?? undefined), [
        view,
        widthPx,
        heightPx,
        paint ?? null,
      ] as const),
    loadOpen: (plan, cellM) => stage.evaluate((it, [a, b]) => it.loadOpen(a, b), [plan, cellM] as const),
    takeOpen: (eye, widthPx, heightPx) =>
      stage.evaluate((it, [a, b, c]) => it.takeOpen(a, b, c), [eye, widthPx, heightPx] as const),
    develop: async (paint, exposure) =>
      Buffer.from(await stage.evaluate((it, [a, b]) => it.develop(a, b), [paint, exposure] as const), 'base64'),
    loadCabin: (name) => stage.evaluate((it, a) => it.loadCabin(a), name),
    takeRound: async (heightPx, exposure) =>
      Buffer.from(await stage.evaluate((it, [a, b]) => it.takeRound(a, b), [heightPx, exposure] as const), 'base64'),
    startFilm: (format) => stage.evaluate((it, a) => it.startFilm(a), format),
    addToFilm: (paint) => stage.evaluate((it, a) => it.addToFilm(a), paint),
    endFilm: async () => Buffer.from(await stage.evaluate((it) => it.endFilm()), 'base64'),
    close: () => browser.close(),
  }
}
