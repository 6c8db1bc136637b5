/** npm run leads -- --site <slug>: what a dealer's staff do with leads. */
import type { Database } from '#database/database.ts'
import type { ListedLead } from '#database/leads/lead-records.ts'
import { forgetPerson, leadsOfPerson, listFailedDeliveries, listLeads } from '#database/leads/lead-records.ts'
import type { StoredLead } from '#database/leads/leads.ts'
import { readDeliveries, readLead, resendLead } from '#database/leads/leads.ts'
import { csvText } from '#domain/formats/csv.ts'
import { LEAD_KEYS } from '#domain/leads/lead-values.ts'
import { leadRows, leadSubject } from '#worker/lead-summary.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { withPlatform } from './command-line/platform.ts'

const USAGE = `npm run leads -- --site <slug> [list | show <id> | resend <id> | failed | csv | person <who> | forget <who>]

  list          the newest leads, and how many of their deliveries wait, arrived or failed (the default)
  show <id>     one lead with its deliveries
  resend <id>   sends again what was given up
  failed        deliveries that were given up
  csv           every lead as CSV
  person <who>  everything of the person with this e-mail address or telephone number, as JSON
  forget <who>  deletes it`

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  limit: { type: 'string', help: 'how many leads are listed (default 50)' },
} as const

interface Request {
  db: Database
  site: string
  /** The id of a lead, or who the person is. */
  subject: string
  limit: number
}

const COMMANDS: Readonly<Record<string, (request: Request) => Promise<string>>> = {
  async list({ db, site, limit }) {
    const leads = await listLeads(db, site, limit)
    return leads.length === 0 ? 'There are no leads.' : leads.map(listLine).join('\n')
  },
  async show({ db, site, subject }) {
    const lead = await leadOf(db, site, subject)
    const deliveries = await readDeliveries(db, lead.id)
    const rows = leadRows(lead).map(({ label, value }) => `  ${label}: ${value}`)
    const sent = deliveries.map(
      ({ target, state, attempts, lastError }) =>
        `  ${state} after ${attempts} attempts: ${JSON.stringify(target)}${lastError === null ? '' : ` (${lastError})`}`,
    )
    return [`${lead.createdAt.toISOString()}  ${leadSubject(lead)}`, ...rows, 'Deliveries:', ...sent].join('\n')
  },
  async resend({ db, site, subject }) {
    const lead = await leadOf(db, site, subject)
    return `${await resendLead(db, lead.id)} deliveries are sent again.`
  },
  async failed({ db, site }) {
    const failed = await listFailedDeliveries(db, site)
    if (failed.length === 0) return 'Every delivery has arrived or still waits.'
    return failed
      .map(({ leadId, target, error, at }) => `${at?.toISOString()}  ${leadId}  ${JSON.stringify(target)}  ${error}`)
      .join('\n')
  },
  async csv({ db, site }) {
    const leads = await listLeads(db, site, null)
    return csvText([['id', 'created_at', 'form', ...LEAD_KEYS], ...leads.map(csvRow)])
  },
  async person({ db, site, subject }) {
    return JSON.stringify(await leadsOfPerson(db, site, subject), null, 2)
  },
  async forget({ db, site, subject }) {
    return `${await forgetPerson(db, site, subject)} leads are deleted.`
  },
}

const WITH_SUBJECT = new Set(['show', 'resend', 'person', 'forget'])

await runCommand(
  USAGE,
  OPTIONS,
  async ({ site, limit = '50' }, [name = 'list', subject = '', ...rest]) => {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (site === undefined) throw new UsageError(`Say which site: ${USAGE}`)
    if (command === undefined || rest.length > 0) throw new UsageError(`That is not known: ${USAGE}`)
    if (WITH_SUBJECT.has(name) !== (subject !== '')) throw new UsageError(USAGE)
    if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError(`--limit: expected a whole number, received "${limit}".`)
    await withPlatform(
      async ({ database }) => console.log(await command({ db: database.db, site, subject, limit: Number(limit) })),
      { ...process.env, LOG_LEVEL: 'warn' },
    )
    return EXIT.ok
  },
  { allowPositionals: true },
)

async function leadOf(db: Database, site: string, id: string): Promise<StoredLead> {
  const lead = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? await readLead(db, id) : null
  if (lead === null || lead.siteSlug !== site) throw new UsageError(`${site} has no lead ${id}.`)
  return lead
}

function listLine(lead: ListedLead): string {
  const { waiting, delivered, failed } = lead.deliveries
  const marked = lead.suspicions.length === 0 ? '' : '  (please check: may be spam)'
  return `${lead.createdAt.toISOString()}  ${lead.id}  ${delivered} arrived, ${waiting} wait, ${failed} failed  ${leadSubject(lead)}${marked}`
}

function csvRow({ id, createdAt, form, values }: StoredLead): string[] {
  const cells = LEAD_KEYS.map((key) => {
    const value = values[key]
    return value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
  return [id, createdAt.toISOString(), form, ...cells]
}
