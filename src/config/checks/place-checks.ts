/** Parts of a configuration that name a location, a category or a length that stands elsewhere in it. */
import { DEFAULT_CATEGORIES, GENERAL_ENQUIRY } from '#domain/leads/category.ts'
import { OFFER_DESCRIPTION_LIMIT, OFFER_PREVIEW_LENGTH } from '#domain/offers/collapse.ts'
import { LOCATION_FILTERS } from '#domain/places/location-block.ts'
import { closestName } from '../problems/closest-name.ts'
import type { FoundProblem } from '../problems/configuration-problem.ts'
import { clipValue } from '../problems/configuration-problem.ts'
import { textsAt, valueAt } from './value-at.ts'

/** Each block of `locationBlocks` and of the home page names only locations that exist (S2 §3). */
export function checkLocationBlocks(input: unknown): FoundProblem[] {
  const locations = valueAt(input, 'locations')
  // A file's name instead of a list: the codes are checked once it is read.
  if (!Array.isArray(locations)) return []
  const codes = locations.flatMap((location) => {
    const code = valueAt(location, 'code')
    return typeof code === 'string' ? [code] : []
  })
  return writtenBlocks(input).flatMap(([path, block]) => {
    const filter = valueAt(block, 'filter')
    return [
      ...(typeof filter === 'string' ? unknownCode(`${path}.filter`, filter, [...LOCATION_FILTERS, ...codes]) : []),
      ...['exclude', 'selectedLocations'].flatMap((key) =>
        textsAt(block, key).flatMap((code, index) => unknownCode(`${path}.${key}[${index}]`, code, codes)),
      ),
    ]
  })
}

/** With their paths in the configuration. */
function writtenBlocks(input: unknown): [path: string, block: unknown][] {
  const named = Object.entries(valueAt(input, 'locationBlocks') ?? {}).map(([name, block]): [string, unknown] => [
    `locationBlocks.${name}`,
    block,
  ])
  const home = valueAt(input, 'home', 'blocks')
  const ofHome = (Array.isArray(home) ? home : []).map((block, index): [string, unknown] => [
    `home.blocks[${index}].places`,
    valueAt(block, 'places'),
  ])
  return [...named, ...ofHome]
}

function unknownCode(path: string, written: string, known: readonly string[]): FoundProblem[] {
  if (known.includes(written)) return []
  const meant = closestName(written, [...known])
  return [
    {
      path,
      expected: path.endsWith('.filter') ? 'a known filter or the code of a location' : 'the code of a location',
      received: clipValue(written),
      mend: meant === null ? `Choose one of ${known.join(', ')}.` : `Did you mean ${clipValue(meant)}?`,
    },
  ]
}

/** S2 §5: the category that is chosen beforehand is one that can be chosen. */
export function checkDefaultCategory(input: unknown): FoundProblem[] {
  const forms = valueAt(input, 'forms')
  const chosen = valueAt(forms, 'defaultCategory') ?? GENERAL_ENQUIRY
  const known: readonly string[] =
    valueAt(forms, 'categories') === undefined ? DEFAULT_CATEGORIES : textsAt(forms, 'categories')
  if (typeof chosen !== 'string' || known.length === 0 || known.includes(chosen)) return []
  return [
    {
      path: 'forms.defaultCategory',
      expected: 'one of forms.categories',
      received: clipValue(chosen),
      mend: `Choose one of ${known.join(', ')}.`,
    },
  ]
}

/** S2 §4: a preview that is longer than what is collapsed would hide nothing. */
export function checkOfferPreview(input: unknown): FoundProblem[] {
  const limit = valueAt(input, 'offers', 'descriptionLimit') ?? OFFER_DESCRIPTION_LIMIT
  const preview = valueAt(input, 'offers', 'previewLength') ?? OFFER_PREVIEW_LENGTH
  if (typeof limit !== 'number' || typeof preview !== 'number' || preview <= limit) return []
  return [
    {
      path: 'offers.previewLength',
      expected: `at most offers.descriptionLimit, which is ${limit}`,
      received: String(preview),
      mend: `Write ${limit} or less.`,
    },
  ]
}
