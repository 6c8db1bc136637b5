/** The page on `localhost` that lists the built sites, and the one for a host that is none of them. */
import type { BuiltSite } from './built-sites.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #16202b; --quiet: #55626f; --line: #dde3e9; --back: #f5f7f9; --card: #fff; --link: #0b5cad }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef2f6; --quiet: #a6b3c0; --line: #2c3743; --back: #10161c; --card: #18212a; --link: #7cbcff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em }
.lead { margin: .5rem 0 2rem; color: var(--quiet) }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
li { display: flex; flex-direction: column; gap: .75rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3 }
a { color: var(--link); text-underline-offset: .2em; overflow-wrap: anywhere }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; font-size: .875rem }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
code { font: .9375em ui-monospace, monospace }
`

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })
const COUNT = new Intl.NumberFormat('en-AU')

/** Lists the sites; `port` is the one that the browser used, so that the links go to this server. */
export function renderIndexPage(sites: BuiltSite[], port: string): string {
  const count = sites.length === 1 ? '1 built site' : `${COUNT.format(sites.length)} built sites`
  return page(
    'Built sites',
    'Built sites',
    sites.length === 0 ? nothingBuilt() : `${count} in this folder.`,
    sites,
    port,
  )
}

/** For a host name that no built site has. */
export function renderUnknownHostPage(host: string, sites: BuiltSite[], port: string): string {
  const lead = `Nothing is built for <code>${escapeHtml(host)}</code>. ${sites.length === 0 ? nothingBuilt() : 'These sites are:'}`
  return page('No such site', 'No such site here', lead, sites, port)
}

function nothingBuilt(): string {
  return 'Build one with <code>npm run build -- --site &lt;slug&gt;</code> and load this page again.'
}

function page(title: string, heading: string, lead: string, sites: BuiltSite[], port: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Forecourt</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p class="lead">${lead}</p>
<ul>${sites.map((site) => card(site, port)).join('')}</ul>
</main>
</body>
</html>
`
}

function card({ slug, name, releaseId, builtAt, pageCount }: BuiltSite, port: string): string {
  const address = `${slug}.localhost${port === '' ? '' : `:${port}`}`
  return `
<li>
<h2>${name}</h2>
<a href="http://${address}/">${address}</a>
<dl>
<dt>Slug</dt><dd><code>${escapeHtml(slug)}</code></dd>
<dt>Pages</dt><dd>${COUNT.format(pageCount)}</dd>
<dt>Release</dt><dd><code>${escapeHtml(releaseId)}</code></dd>
<dt>Built</dt><dd><time datetime="${builtAt.toISOString()}">${DATE.format(builtAt)}</time></dd>
</dl>
</li>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
