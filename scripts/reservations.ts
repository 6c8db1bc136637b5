/** npm run reservations -- --site <slug>: what a dealer's staff do with reservations. */
import * as v from 'valibot'
import { siteSchema } from '#config/schema/site.ts'
import type { StoredReservation } from '#database/payments/reservations.ts'
import { listReservations, readReservation } from '#database/payments/reservations.ts'
import { requestRefund } from '#database/payments/settle-reservation.ts'
import { readSite } from '#database/sites.ts'
import { formatAud } from '#domain/formats/money.ts'
import { checkReservation } from '#server/providers/payments/check-reservation.ts'
import type { PaymentServices } from '#server/providers/payments/site-payments.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { paymentServices, withPlatform } from './command-line/platform.ts'

const USAGE = `npm run reservations -- --site <slug> [list | show <id> | check <id> | release <id> | refund <id>]

  list          the newest reservations (the default)
  show <id>     one of them with its shopper and its payment
  check <id>    asks the payment provider how it stands
  release <id>  ends a hold that is not paid, so that the car is free
  refund <id>   gives back what was paid; the car is free when the provider has done it`

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  limit: { type: 'string', help: 'how many reservations are listed (default 50)' },
} as const

type Command = (services: PaymentServices, reservation: StoredReservation) => Promise<void>

const COMMANDS: Readonly<Record<string, Command>> = {
  async show() {},
  async check(services, reservation) {
    await checkReservation(services, await siteOf(services, reservation.siteSlug), reservation)
  },
  async release(services, reservation) {
    if (reservation.state !== 'held') throw new UsageError(`It is ${reservation.state}: only a hold is released.`)
    await checkReservation(services, await siteOf(services, reservation.siteSlug), reservation, 'release')
  },
  async refund(services, reservation) {
    const isAsked = await requestRefund(services.db, reservation.id)
    if (!isAsked) throw new UsageError(`Its payment is ${reservation.payment.state}: only what is paid is given back.`)
  },
}

await runCommand(
  USAGE,
  OPTIONS,
  async ({ site, limit = '50' }, [name = 'list', id = '', ...rest]) => {
    if (site === undefined) throw new UsageError(`Say which site: ${USAGE}`)
    if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError(`--limit: expected a whole number, received "${limit}".`)
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    const isList = name === 'list' && id === ''
    if ((command === undefined && !isList) || rest.length > 0) throw new UsageError(`That is not known: ${USAGE}`)
    await withPlatform(
      async (parts) => {
        const services = paymentServices(parts)
        if (command === undefined) {
          const reservations = await listReservations(services.db, site, Number(limit))
          console.log(reservations.length === 0 ? 'There are no reservations.' : reservations.map(line).join('\n'))
          return
        }
        await command(services, await reservationOf(services, site, id))
        console.log(details(await reservationOf(services, site, id)))
      },
      { ...process.env, LOG_LEVEL: 'warn' },
    )
    return EXIT.ok
  },
  { allowPositionals: true },
)

async function siteOf({ db }: PaymentServices, slug: string) {
  return v.parse(siteSchema, (await readSite(db, slug))?.configuration)
}

async function reservationOf({ db }: PaymentServices, site: string, id: string): Promise<StoredReservation> {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  const found = isId ? await readReservation(db, 'id', id) : null
  if (found === null || found.siteSlug !== site) throw new UsageError(`${site} has no reservation ${id}.`)
  return found
}

function line({ id, state, car, createdAt, amountCents, lead }: StoredReservation): string {
  const shopper = [lead.name, lead.last_name].filter((part) => part !== null).join(' ')
  return `${createdAt.toISOString()}  ${id}  ${state.padEnd(8)}  ${formatAud(amountCents / 100)}  ${car.name}  ${shopper}`
}

function details(reservation: StoredReservation): string {
  const { lead, holdUntil, payment, visitorId } = reservation
  const rows = {
    Phone: lead.phone,
    'E-mail': lead.email,
    'Signed in as': visitorId,
    'Held until': holdUntil.toISOString(),
    Payment: `${payment.state} (${payment.provider}${payment.providerId === null ? '' : ` ${payment.providerId}`})`,
  }
  const shown = Object.entries(rows).filter(([, value]) => value !== null)
  return [line(reservation), ...shown.map(([label, value]) => `  ${label}: ${value}`)].join('\n')
}
