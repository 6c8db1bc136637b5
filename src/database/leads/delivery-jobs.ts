/** The jobs that deliver leads. */
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'

/** Ours: with the queue's back-off the last of them is three days after the first. */
export const DELIVERY_ATTEMPTS = 20
/** Jobs for one target run in so many lanes, so that a slow target leaves room for others. */
const LANES_OF_TARGET = 4
const TARGET_QUEUES = 32

/** Adds a delivery to the queue once more. */
export async function addDeliveryJob(db: Database, deliveryId: string, target: LeadTarget): Promise<void> {
  await addJob(
    db,
    'deliver-lead',
    { deliveryId },
    { queueName: deliveryQueue(deliveryId, target), maxAttempts: DELIVERY_ATTEMPTS },
  )
}

/** The name of the queue in which a delivery waits for its turn. */
export function deliveryQueue(deliveryId: string, target: LeadTarget): string {
  const lane = Number.parseInt(deliveryId.slice(0, 2), 16) % LANES_OF_TARGET
  return `lead-${textBucket(JSON.stringify(target))}-${lane}`
}

function textBucket(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum % TARGET_QUEUES
}
