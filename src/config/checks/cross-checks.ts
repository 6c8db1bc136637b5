/**
 * What a schema cannot see: values that must agree with each other, with the folder, or with a reader's eyes.
 *
 * These read the configuration as it was written, so that they speak even while other values are wrong.
 */
import { isAbsolute, normalize } from 'node:path'
import type { FoundProblem } from '../problems/configuration-problem.ts'
import { clipValue } from '../problems/configuration-problem.ts'
import { contrastRatio, darkenUntilReadable, READABLE_CONTRAST } from './contrast.ts'
import { checkDealershipSlugs } from './dealership-checks.ts'
import { checkDefaultCategory, checkLocationBlocks, checkOfferPreview } from './place-checks.ts'
import { valueAt } from './value-at.ts'

/** Every disagreement within a configuration; `folder` is the name of its folder, when it has one. */
export function crossCheck(input: unknown, folder: string | null): FoundProblem[] {
  return [
    ...checkFolder(input, folder),
    ...checkBrandColour(input),
    ...checkLocations(input),
    ...checkFeed(input),
    ...checkLinks(input),
    ...checkLocationBlocks(input),
    ...checkDefaultCategory(input),
    ...checkOfferPreview(input),
    ...checkDealershipSlugs(input),
    ...checkBudgetMethod(input),
  ]
}

/** A budget counts with a loan only where the site may show the loan's rates. */
function checkBudgetMethod(input: unknown): FoundProblem[] {
  if (valueAt(input, 'budgetSearch', 'method') !== 'loan') return []
  const finance = valueAt(input, 'finance')
  const provider = valueAt(finance, 'provider')
  const ofProvider = typeof provider === 'string' ? valueAt(finance, 'providers', provider, 'rates') : null
  const isHidden = valueAt(finance, 'estimate', 'hidden') === true
  if (!isHidden && ((valueAt(finance, 'rates') ?? null) !== null || (ofProvider ?? null) !== null)) return []
  return [
    {
      path: 'budgetSearch.method',
      expected: '`loan` only with rates that the site shows',
      received: isHidden ? '`loan` with `finance.estimate.hidden`' : '`loan` without `finance.rates`',
      mend: isHidden
        ? 'Remove `finance.estimate.hidden`, or leave the method out.'
        : 'Give `finance.rates` both rates, or leave the method out: it then counts repayments before interest.',
    },
  ]
}

function checkFolder(input: unknown, folder: string | null): FoundProblem[] {
  const slug = valueAt(input, 'slug')
  if (folder === null || typeof slug !== 'string' || slug === folder) return []
  return [
    {
      path: 'slug',
      expected: `the folder's name ${clipValue(folder)}`,
      received: clipValue(slug),
      mend: `Write ${clipValue(folder)}, or rename the folder to ${clipValue(slug)}.`,
    },
  ]
}

/** Links and buttons are written in the brand's colour on white, and in white on it (WCAG 2.2 AA, 1.4.3). */
function checkBrandColour(input: unknown): FoundProblem[] {
  const colour = valueAt(input, 'theme', 'brandColour')
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour)) return []
  const ratio = contrastRatio(colour, '#ffffff')
  if (ratio >= READABLE_CONTRAST) return []
  return [
    {
      path: 'theme.brandColour',
      expected: `a colour with a contrast of at least ${READABLE_CONTRAST}:1 against white`,
      // Rounded down: 4.49 must not be shown as a passing 4.5.
      received: `${clipValue(colour)}, which has ${Math.floor(ratio * 100) / 100}:1`,
      mend: `Links in it could not be read. The same hue is dark enough at "${darkenUntilReadable(colour)}".`,
    },
  ]
}

function checkLocations(input: unknown): FoundProblem[] {
  const locations = valueAt(input, 'locations')
  if (!Array.isArray(locations)) return []
  return [
    ...checkUnique(locations, 'code', 'The feed names a location by its code. Give each its own.'),
    ...checkUnique(locations, 'slug', 'It is the address of the location’s page. Give each its own.'),
    ...checkPrimary(locations),
  ]
}

function checkUnique(locations: unknown[], key: string, mend: string): FoundProblem[] {
  const firstIndexOf = new Map<string, number>()
  return locations.flatMap((location, index) => {
    const value = valueAt(location, key)
    if (typeof value !== 'string') return []
    const first = firstIndexOf.get(value)
    if (first === undefined) {
      firstIndexOf.set(value, index)
      return []
    }
    return [
      {
        path: `locations[${index}].${key}`,
        expected: `a ${key} that no other location has`,
        received: `${clipValue(value)}, as locations[${first}]`,
        mend,
      },
    ]
  })
}

function checkPrimary(locations: unknown[]): FoundProblem[] {
  const primary = locations.flatMap((location, index) => (valueAt(location, 'primary') === true ? [index] : []))
  return primary.slice(1).map((index) => ({
    path: `locations[${index}].primary`,
    expected: 'at most one primary location',
    received: `true, as locations[${primary[0]}]`,
    mend: 'Remove `primary` from all but one.',
  }))
}

function checkFeed(input: unknown): FoundProblem[] {
  const feed = valueAt(input, 'stock', 'feed')
  if (typeof feed !== 'string' || isInsideFolder(feed)) return []
  return [
    {
      path: 'stock.feed',
      expected: "a file inside the site's folder",
      received: clipValue(feed),
      mend: 'Let the feed be delivered to the site’s folder, and write its path from there, such as "stock/feed.csv".',
    },
  ]
}

/** Whether a path stays inside the folder that it starts from. */
export function isInsideFolder(path: string): boolean {
  const unixPath = path.replaceAll('\\', '/')
  return !isAbsolute(unixPath) && !/^[a-z]+:/i.test(unixPath) && !normalize(unixPath).startsWith('..')
}

/** A link to the site itself is written from its root, so that it also works on a test host. */
function checkLinks(input: unknown): FoundProblem[] {
  const origin = valueAt(input, 'url')
  if (typeof origin !== 'string' || origin === '') return []
  const linked = ['navigation', 'promotions', 'group', 'legal'].flatMap((key) => hrefsIn(valueAt(input, key), key))
  return linked.flatMap(({ path, href }) => {
    if (href !== origin && !href.startsWith(`${origin}/`)) return []
    return [
      {
        path,
        expected: 'a link inside the site that starts with "/"',
        received: clipValue(href),
        mend: `Write ${clipValue(href.slice(origin.length) || '/')}.`,
      },
    ]
  })
}

function hrefsIn(value: unknown, path: string): { path: string; href: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => hrefsIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string'
      ? [{ path: `${path}.href`, href: inner }]
      : hrefsIn(inner, `${path}.${key}`),
  )
}
