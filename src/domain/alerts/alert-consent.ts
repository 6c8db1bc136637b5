/** What a person agrees to who switches alerts on (AU §4: commercial messages need consent and a way to stop them). */
import type { ConsentText } from '../leads/consent.ts'
import { consentText } from '../leads/consent.ts'

export const ALERT_NOTICE =
  '{dealer} sends you a message when a vehicle on your watchlist costs less or is sold, and when new vehicles fit a saved search: at most one message a day, and none at night. Every message has a link that stops them.'

export function alertConsentText(dealerName: string): ConsentText {
  return consentText({ collectionNotice: ALERT_NOTICE, marketingOptIn: '' }, dealerName)
}
