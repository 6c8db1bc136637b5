/** What a caravan or a motorcycle has by the words of its badge, body and equipment, for feeds without a field for it. */
import { plainWords } from './vocabulary.ts'

const BUNKS = /\bbunks?\b/
const BATHROOM = /\b(?:ensuite|en suite|bathroom|shower (?:and|&) toilet|toilet and shower|internal shower)\b/
const NO_BATHROOM = /\b(?:no|without|external) (?:ensuite|bathroom|shower)\b/
const OFF_ROAD = /\b(?:off ?road(?:er)?|outback|4x4|semi off ?road)\b/
const LEARNER_APPROVED = /\b(?:lams|learner (?:approved|legal)|learners? bike)\b/

/** Whether any of the texts speaks of bunks. */
export function speaksOfBunks(texts: readonly string[]): boolean {
  return speaksOf(texts, BUNKS)
}

/** Whether any of the texts speaks of a bathroom inside. */
export function speaksOfBathroom(texts: readonly string[]): boolean {
  return texts.some((text) => BATHROOM.test(plainWords(text)) && !NO_BATHROOM.test(plainWords(text)))
}

/** Whether any of the texts says that it may leave the road. */
export function speaksOfOffRoad(texts: readonly string[]): boolean {
  return speaksOf(texts, OFF_ROAD)
}

/** Whether any of the texts says that a learner may ride it. */
export function speaksOfLearners(texts: readonly string[]): boolean {
  return speaksOf(texts, LEARNER_APPROVED)
}

function speaksOf(texts: readonly string[], words: RegExp): boolean {
  return texts.some((text) => words.test(plainWords(text)))
}
