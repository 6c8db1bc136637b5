/** The words of a site: what each phrase means as refinements. */
import { ITEM_WORDS, NAMES_OF_ITEMS, TOGGLE_WORDS } from './item-words.ts'
import { FILLERS, NEVER_ALONE, NEVER_TYPOS, ORDER_WORDS, OTHER_WORDS, READ_ATTRIBUTES } from './other-words.ts'
import type { Token } from './tokens.ts'
import { isOneTypo, squash } from './tokens.ts'
import type { PlainVocabulary } from './vocabulary.ts'

/** Values of one attribute, any of which will do. */
export interface Meaning {
  readonly attribute: string
  readonly values: readonly string[]
}

export interface Phrase {
  readonly meaning: Meaning
  /** How many words of the query it takes. */
  readonly length: number
}

export interface Lexicon {
  /** The longest phrase that begins at a word; `make` is what stands before it, whose models may be mere numbers. */
  phraseAt(tokens: readonly Token[], at: number, make: string | null): Phrase | null
  /** The makes that have a model, the one with most cars first. */
  makesOf(model: string): readonly string[]
}

const MAX_WORDS = 5
const MIN_TYPO_LETTERS = 5
/** Attributes in whose values one letter may be wrong. */
const FORGIVING = ['make', 'model', 'body', 'fuel', 'transmission']
/** "A 4 door" is no Audi A4. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

export function createLexicon({ facets, values, sortIds }: PlainVocabulary): Lexicon {
  const phrases = new Map<string, Meaning>()
  /** "Truck" is no body where trucks are sold. */
  const isKindName = (name: string): boolean => {
    const kind = kindNames.get(squash(name))
    return kind === 'motorcycle' || kind === 'truck'
  }
  const add = (written: string, attribute: string, value: string): void => {
    const key = squash(written)
    const known = phrases.get(key)
    if (known === undefined) phrases.set(key, { attribute, values: [value] })
    else if (known.attribute === attribute && !known.values.includes(value))
      phrases.set(key, { attribute, values: [...known.values, value] })
  }

  const valuesOf = (attribute: string): string[] =>
    facets.some((facet) => facet.attribute === attribute && facet.kind !== 'range')
      ? Object.keys(values[attribute] ?? {}).filter((value) => squash(value) !== '')
      : []
  const isToggled = (attribute: string): boolean =>
    facets.some((facet) => facet.attribute === attribute) &&
    (attribute === 'certified' || (values[attribute]?.['true'] ?? 0) > 0)
  const kinds = Object.keys(values['item_type'] ?? {})
  const kindNames = new Map(
    Object.entries(NAMES_OF_ITEMS).flatMap(([kind, names]) =>
      kinds.includes(kind) ? names.map((name) => [name, kind] as const) : [],
    ),
  )
  // What an item of stock is called: where there are other kinds the kind is meant, and else nothing.
  if (kinds.length > 1) for (const [name, kind] of kindNames) if (kind !== 'caravan') add(name, 'item_type', kind)
  // Own names first: a value that is also another word for one keeps its meaning.
  for (const attribute of READ_ATTRIBUTES) {
    for (const value of valuesOf(attribute))
      if (attribute === 'body' ? !isKindName(value) : attribute !== 'model' || standsAlone(value))
        add(value, attribute, value)
  }
  for (const [attribute, words] of [...Object.entries(OTHER_WORDS), ...Object.entries(ITEM_WORDS)]) {
    const known = valuesOf(attribute)
    for (const [name, others] of words) {
      for (const value of known.filter((each) => squash(each) === squash(name)))
        for (const other of others.split('|')) if (!isKindName(other)) add(other, attribute, value)
    }
  }
  for (const [attribute, words] of TOGGLE_WORDS)
    if (isToggled(attribute)) for (const word of [attribute, ...words.split('|')]) add(word, attribute, 'true')
  for (const [id, others] of ORDER_WORDS)
    if (sortIds.includes(id)) for (const other of others.split('|')) add(other, 'sortBy', id)

  const models = valuesOf('model')
  const counts = values['make_model'] ?? {}
  const modelsOfMake = new Map<string, Map<string, string>>()
  const makesOfModel = new Map<string, string[]>()
  for (const make of valuesOf('make')) {
    const own = models.filter((model) => Object.hasOwn(counts, `${make} ${model}`))
    modelsOfMake.set(make, new Map(own.map((model) => [squash(model), model])))
    for (const model of own) {
      makesOfModel.set(model, [...(makesOfModel.get(model) ?? []), make])
      // "mazda3" is one word of two names.
      if (!standsAlone(model)) add(`${make}${model}`, 'make_model', `${make} ${model}`)
    }
  }

  const forgiving = [...phrases].filter(
    ([key, { attribute }]) => FORGIVING.includes(attribute) && key.length >= MIN_TYPO_LETTERS,
  )
  const misspelt = (typed: string): Meaning | undefined => {
    if (typed.length < MIN_TYPO_LETTERS || NEVER_TYPOS.has(typed) || FILLERS.has(typed)) return undefined
    const digits = typed.replace(/\D/g, '')
    return forgiving.find(
      ([key]) => key[0] === typed[0] && key.replace(/\D/g, '') === digits && isOneTypo(typed, key),
    )?.[1]
  }

  return {
    phraseAt(tokens, at, make) {
      const models = make === null ? undefined : modelsOfMake.get(make)
      for (const forms of [exactForms, typoForms]) {
        for (let length = Math.min(MAX_WORDS, tokens.length - at); length > 0; length -= 1) {
          const part = tokens.slice(at, at + length)
          if (part.some(({ verbatim }) => verbatim) || (length > 1 && ARTICLES.has(part[0]?.word ?? ''))) continue
          const typed = part.map(({ word }) => word).join('')
          for (const form of forms(typed)) {
            const model = models?.get(squash(form))
            const meaning =
              model !== undefined
                ? { attribute: 'model', values: [model] }
                : forms === exactForms
                  ? phrases.get(squash(form))
                  : misspelt(squash(form))
            if (meaning !== undefined) return { meaning, length }
          }
        }
      }
      return null
    },
    makesOf: (model) =>
      (makesOfModel.get(model) ?? []).sort((a, b) => (counts[`${b} ${model}`] ?? 0) - (counts[`${a} ${model}`] ?? 0)),
  }
}

/** As typed, and without an ending of the plural. */
function exactForms(typed: string): string[] {
  return typed.length < 4 ? [typed] : [typed, typed.replace(/s$/, ''), typed.replace(/es$/, '')]
}

function typoForms(typed: string): string[] {
  return [typed]
}

/** Whether a model is known by its name alone: "3" and "Up" are not. */
function standsAlone(model: string): boolean {
  const name = squash(model)
  return /\p{L}/u.test(name) && name.length > 1 && !NEVER_ALONE.has(name)
}
