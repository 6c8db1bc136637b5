/** The printable page of a car (S1 §2): whole without a script, in the site's look, made for A4. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import { encode } from 'uqr'
import type { Site } from '#config/schema/site.ts'
import { phoneHref } from '#domain/formats/phone.ts'
import { imageSource } from '#domain/images/source-set.ts'
import { HEADING_FACES } from '#styles/heading-faces.ts'
import { monogram } from '#styles/monogram.ts'
import { themeProperties } from '#styles/theme-css.ts'
import type { Brochure } from './brochure-content.ts'

export interface PrintPage {
  html: string
  /** For its `Content-Security-Policy`. */
  policy: string
}

type Markup = ReturnType<typeof html>

const STYLES = new URL('../../styles/', import.meta.url)
const TOKENS = readFileSync(new URL('tokens.css', STYLES), 'utf8')
const SHEET = readFileSync(new URL('print-page.css', import.meta.url), 'utf8')
const SCRIPT = "const b=document.querySelector('[data-print]');if(b){b.hidden=false;b.onclick=()=>print()}"
/** Pixels: the larger ones are as wide as a sheet, at two dots a pixel. */
const LARGE_PX = 1200
const SMALL_PX = 450
const FRONT_PHOTOGRAPHS = 5

export interface PrintLinks {
  /** Where the site's pages and pictures are: empty when the print page stands beside them. */
  siteUrl: string
  /** The PDF. */
  brochureHref: string
}

export async function printPage(brochure: Brochure, site: Site, links: PrintLinks): Promise<PrintPage> {
  const { title, variant, price, facts, comments, dealer, conditions, url } = brochure
  const name = `${title} ${variant}`.trim()
  const photographs = brochure.photographUrls.map((address, index) => photograph(address, index, name, site, links))
  const more = photographs.slice(FRONT_PHOTOGRAPHS)
  const body = html`<nav class="bar" aria-label="This page"><button type="button" data-print hidden>${site.labels.print}</button>
<a href="${links.brochureHref}" download>Download as PDF</a><a href="${links.siteUrl}${new URL(url).pathname}">Back to the ${site.search.itemName.one}</a></nav>
<div class="sheet">${letterhead(brochure, site)}<main>
<h1>${title}</h1>${variant === '' ? '' : html`<p class="variant">${variant}</p>`}
${photographs.length === 0 ? '' : html`<ul class="photographs">${photographs.slice(0, FRONT_PHOTOGRAPHS)}</ul>`}
<div class="offer"><p class="price"><strong>${price.amount}</strong>${price.includes === null ? '' : html`<span>${price.includes}</span>`}${
    price.was === null ? '' : html`<span>${price.was.label} <s>${price.was.amount}</s></span>`
  }</p>
<dl class="facts">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<figure class="qr">${qr(url)}<figcaption>Scan to see it online</figcaption></figure></div>
${brochure.specifications.length === 0 ? '' : html`<h2>Specifications</h2><dl class="specifications">${brochure.specifications.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
${bullets('Standard equipment', brochure.equipment)}${bullets('Features', brochure.features)}
${comments === null ? '' : html`<h2>Dealer comments</h2><p class="comments">${comments}</p>`}
${more.length === 0 ? '' : html`<h2>Photos</h2><ul class="photographs photographs--more">${more}</ul>`}
<p class="conditions">${conditions}</p></main>
<footer><p><strong>${dealer.place ?? dealer.name}</strong> &bull; ${dealer.licence}</p>
<p>${[dealer.address, dealer.phone, dealer.email].filter((way) => way !== null).join(' • ')}</p>
<p><a href="${url}">${url}</a></p></footer></div>`
  return wholePage(name, body, site)
}

/** For a car that the site does not have, or has no more. */
export async function absentPage(
  words: { title: string; text: string },
  site: Site,
  links: PrintLinks,
): Promise<PrintPage> {
  const { dealer } = { dealer: { name: site.name, place: null, phone: site.phone } }
  const body = html`<div class="sheet">${letterhead({ dealer }, site)}<main class="absent"><h1>${words.title}</h1>
<p>${words.text}</p><p><a href="${links.siteUrl}/search">See what is in stock</a></p></main></div>`
  return wholePage(words.title, body, site)
}

function letterhead({ dealer }: { dealer: Pick<Brochure['dealer'], 'name' | 'place' | 'phone'> }, site: Site): Markup {
  return html`<header class="letterhead"><span class="mark" aria-hidden="true">${monogram(site)}</span>
<div><p class="dealer">${dealer.name}</p>${dealer.place === null ? '' : html`<p class="place">${dealer.place}</p>`}</div>
<p class="phone"><a href="${phoneHref(dealer.phone)}">${dealer.phone}</a></p></header>`
}

function photograph(address: string, index: number, name: string, { images }: Site, { siteUrl }: PrintLinks): Markup {
  const { src } = imageSource(address, index === 0 ? LARGE_PX : SMALL_PX, images)
  return html`<li><img src="${src.startsWith('/') ? siteUrl + src : src}" width="960" height="640" alt="${name}, photo ${index + 1}"></li>`
}

function bullets(title: string, lines: readonly string[]): Markup | '' {
  if (lines.length === 0) return ''
  return html`<h2>${title}</h2><ul class="bullets">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
}

/** One path of squares, sharp in any size. */
function qr(url: string): Markup {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const squares = data.flatMap((line, y) => darkRuns(line).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of this vehicle's page" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`
}

function darkRuns(line: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, isDark] of line.entries()) {
    const last = runs.at(-1)
    if (isDark && last !== undefined && last.x + last.length === x) last.length += 1
    else if (isDark) runs.push({ x, length: 1 })
  }
  return runs
}

async function wholePage(title: string, body: Markup, site: Site): Promise<PrintPage> {
  const style = themeSheet(site) + SHEET
  const page = await html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${site.name}</title><meta name="robots" content="noindex"><style>${raw(style)}</style></head>
<body>${body}<script>${raw(SCRIPT)}</script></body></html>`
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(SCRIPT)}'`,
    "img-src 'self' https:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html: page.toString(), policy }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const sheets = new WeakMap<Site['theme'], string>()

/** The site's colours and faces; the faces stand in the sheet, because their addresses change with each build. */
function themeSheet({ theme }: Site): string {
  const known = sheets.get(theme)
  if (known !== undefined) return known
  const { file, family, weight } = HEADING_FACES[theme.headingFont]
  const faces = [face('Figtree', 'figtree', '400 700')]
  if (file !== 'figtree') faces.push(face(/"([^"]+)"/.exec(family)?.[1] ?? '', file, weight))
  // Paper is light, whatever the site is on a screen.
  const declarations = Object.entries(themeProperties(theme, 'light')).map(([name, value]) => `--${name}:${value};`)
  const sheet = `${TOKENS}${faces.join('')}:root{${declarations.join('')}}\n`
  sheets.set(theme, sheet)
  return sheet
}

function face(family: string, file: string, weights: string): string {
  const bytes = readFileSync(new URL(`fonts/${file}.woff2`, STYLES)).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${bytes}) format("woff2")}`
}
