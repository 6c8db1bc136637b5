/** The collection notice and the marketing opt-in of every lead form (AU §4). */
import { textHash } from '../values/text-hash.ts'

/** `{dealer}` is the dealer's name. Ours. */
export const COLLECTION_NOTICE =
  '{dealer} collects the details in this form to answer your enquiry. They may be shared with the dealership that holds the vehicle and with those who provide our systems. How we handle them, and how you can see or correct them, is in our privacy policy.'
export const MARKETING_OPT_IN = 'Yes, {dealer} may send me offers and news. I can unsubscribe at any time.'

export interface PrivacyWording {
  readonly collectionNotice: string
  readonly marketingOptIn: string
}

export interface ConsentText {
  collectionNotice: string
  marketingOptIn: string
  /** Changes whenever a word changes, so that a stored version cannot name another text. */
  version: string
}

/** The wordings as a form shows them, with their version. */
export function consentText(wording: PrivacyWording, dealerName: string): ConsentText {
  const collectionNotice = wording.collectionNotice.replaceAll('{dealer}', () => dealerName)
  const marketingOptIn = wording.marketingOptIn.replaceAll('{dealer}', () => dealerName)
  return { collectionNotice, marketingOptIn, version: `w-${textHash(`${collectionNotice}\n${marketingOptIn}`)}` }
}

/** What is stored with a lead: the wording's version, the time and the source (AU §4). */
export interface ConsentRecord {
  wordingVersion: string
  marketingOptIn: boolean
  /** ISO 8601 instant in UTC. */
  givenAt: string
  /** The page on which the form stood. */
  source: string
}

export function consentRecord(text: ConsentText, marketingOptIn: boolean, atMs: number, source: string): ConsentRecord {
  return { wordingVersion: text.version, marketingOptIn, givenAt: new Date(atMs).toISOString(), source }
}

/** What a form sends of its notice, and when and where it was sent. */
export interface GivenConsent {
  /** Of the notice that the form showed; today's when `null`. */
  noticeVersion: string | null
  marketingOptIn: boolean
  atMs: number
  /** The page on which the form stood. */
  source: string
}

export function consentToNotice(
  wording: PrivacyWording,
  dealerName: string,
  { noticeVersion, marketingOptIn, atMs, source }: GivenConsent,
): ConsentRecord {
  const today = consentText(wording, dealerName)
  return consentRecord({ ...today, version: noticeVersion ?? today.version }, marketingOptIn, atMs, source)
}
