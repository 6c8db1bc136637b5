/** The page of the fleet: a summary, pictures of the day, then one row for each site. */
import { html, raw } from 'hono/html'
import type { CountedBuilds } from '#domain/fleet/build-hours.ts'
import { BUILD_KINDS, buildHours, buildTotals, countBuilds } from '#domain/fleet/build-hours.ts'
import { briefDuration, buildDuration, feedVerdict, megabytes, untilChange } from '#domain/fleet/fleet-site.ts'
import { groupThousands } from '#domain/formats/money.ts'
import { capitalise } from '#domain/formats/words.ts'
import { buildsPicture, durationsPicture } from './build-pictures.ts'
import type { FleetOrder, FleetRow } from './fleet-rows.ts'
import { FLEET_ORDER_NAMES } from './fleet-rows.ts'

type Html = ReturnType<typeof html>
type Cell = Html | string

export interface FleetPage {
  rows: readonly FleetRow[]
  runs: readonly CountedBuilds[]
  order: FleetOrder
  nowMs: number
  addressOf(slug: string, host: string): string
}

export function fleetBody(page: FleetPage): Html {
  const { rows, runs, nowMs } = page
  const hours = buildHours(runs)
  const total = buildTotals(hours)
  const toLookAt = rows.filter(({ problems }) => problems.length > 0).length
  const waiting = rows.reduce((sum, { build }) => sum + (build?.waiting ?? 0), 0)
  const busiest = Math.max(...hours.map(countBuilds))
  const at = new Date(nowMs)
  return html`<p>As it was at <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>. Workers report a site after each of its builds.</p>
<dl class="figures">
${figure('Sites', groupThousands(rows.length))}
${figure('To look at', groupThousands(toLookAt), toLookAt > 0)}
${figure('Builds that wait or run', groupThousands(waiting))}
${figure('Builds in 24 hours', groupThousands(countBuilds(total)))}
</dl>
<div class="pictures">
<figure><figcaption>Builds in each hour, at most ${groupThousands(busiest)}</figcaption>${buildsPicture(hours)}${AXIS}
<ul class="key">${BUILD_KINDS.map((kind) => html`<li class="${kind}">${groupThousands(total.counts[kind])} ${kind}</li>`)}</ul></figure>
<figure><figcaption>The longest build of each hour, at most ${buildDuration(total.longestMs)}</figcaption>${durationsPicture(hours)}${AXIS}</figure>
</div>
<h2>Every site</h2>
${rows.length === 0 ? html`<p>The platform knows no site yet. A worker brings them when it starts.</p>` : siteTable(page)}`
}

const AXIS = html`<p class="axis" aria-hidden="true"><span>24 hours ago</span><span>12 hours ago</span><span>now</span></p>`

const figure = (name: string, value: string, isBad = false): Html =>
  html`<div${raw(isBad ? ' class="bad"' : '')}><dt>${name}</dt><dd>${value}</dd></div>`

const ORDER_WORDS: Record<FleetOrder, string> = {
  problems: 'what to look at',
  site: 'name',
  age: 'age of the release',
  vehicles: 'vehicles',
  'build time': 'build time',
  waiting: 'builds that wait',
  size: 'size',
}

function siteTable(page: FleetPage): Html {
  const links = FLEET_ORDER_NAMES.map(
    (name) =>
      html`<li><a href="?order=${encodeURIComponent(name)}"${raw(name === page.order ? ' aria-current="true"' : '')}>${ORDER_WORDS[name]}</a></li>`,
  )
  // Roles are said, because rows are shown as cards on a phone: that takes them from a table's parts.
  return html`<nav aria-label="Order of the sites"><p>First by</p><ul>${links}</ul></nav>
<table role="table"><thead role="rowgroup"><tr role="row">${COLUMNS.map(({ title }) => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">${page.rows.map((row) => siteRow(row, page))}</tbody></table>`
}

interface Column {
  title: string
  cell(row: FleetRow, page: FleetPage): Cell
}

const NOTHING = html`<span class="quiet">–</span>`
const ago = (atMs: number, nowMs: number): string => `${briefDuration(nowMs - atMs)} ago`
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
const quiet = (text: string): Html => html`<span class="quiet">${text}</span>`

/** The first is the head of its row. */
const COLUMNS: readonly Column[] = [
  {
    title: 'Site',
    cell: ({ siteSlug, name, host }, { addressOf }) =>
      html`<a href="${addressOf(siteSlug, host)}">${name}</a> ${quiet(siteSlug)}`,
  },
  {
    title: 'To look at',
    cell: ({ problems }) =>
      problems.length === 0
        ? NOTHING
        : html`<ul class="problems">${problems.map((each) => html`<li>${capitalise(each)}</li>`)}</ul>`,
  },
  {
    title: 'Release',
    cell: ({ state }, { nowMs }) =>
      state?.releaseId == null
        ? NOTHING
        : html`${state.asAtMs === null ? '' : ago(state.asAtMs, nowMs)} ${quiet(state.releaseId)}`,
  },
  {
    title: 'Stock',
    cell: ({ state }) =>
      state === null
        ? NOTHING
        : html`${groupThousands(state.cars)} vehicles ${quiet(`${groupThousands(state.pages)} pages`)}`,
  },
  {
    title: 'Last feed',
    cell: ({ state, build }) => {
      const verdict = feedVerdict(state, build)
      const rows =
        state?.feed == null
          ? ''
          : `${groupThousands(state.feed.rows)} rows, ${groupThousands(state.feed.quarantinedRows)} left out`
      return verdict === null ? NOTHING : html`${verdict} ${quiet(rows)}`
    },
  },
  {
    title: 'Last build',
    cell: ({ build }, { nowMs }) =>
      build?.kind == null || build.endedAt === null
        ? NOTHING
        : html`${build.kind} ${ago(build.endedAt.getTime(), nowMs)} ${quiet(build.durationMs === null ? '' : `took ${buildDuration(build.durationMs)}`)}`,
  },
  {
    title: 'Queue',
    cell: ({ build }) => (build === null || build.waiting === 0 ? NOTHING : unbroken(`${build.waiting} waiting`)),
  },
  { title: '24 hours', cell: ({ hours }) => buildsPicture(hours) },
  {
    title: 'Next change',
    cell: ({ state }, { nowMs }) =>
      state?.nextChangeAtMs == null ? NOTHING : unbroken(untilChange(state.nextChangeAtMs, nowMs)),
  },
  { title: 'Size', cell: ({ state }) => (state?.sizeBytes == null ? NOTHING : unbroken(megabytes(state.sizeBytes))) },
  {
    title: 'CDN',
    cell: ({ build }, { nowMs }) => {
      const left = build?.unpurgedPaths ?? 0
      const waits = left === 0 ? '' : `${groupThousands(left)} addresses left`
      if (build?.purgedAt == null) return left === 0 ? NOTHING : waits
      return html`purged ${ago(build.purgedAt.getTime(), nowMs)} ${quiet(waits)}`
    },
  },
]

function siteRow(row: FleetRow, page: FleetPage): Html {
  const cells = COLUMNS.map(({ title, cell }, index) => {
    const content = cell(row, page)
    if (index === 0) return html`<th role="rowheader" scope="row">${content}</th>`
    const isEmpty = content === NOTHING ? ' class="empty"' : ''
    return html`<td role="cell" data-title="${title}"${raw(isEmpty)}>${content}</td>`
  })
  return html`<tr role="row"${raw(row.problems.length === 0 ? '' : ' class="bad"')}>${cells}</tr>`
}
