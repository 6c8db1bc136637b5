/** Cars side by side: one row for each thing that any of them has, with what differs marked (S1 §1). */

import { FEATURE_GROUPS, featureGroup } from '../car/feature-groups.ts'

/** What is known of one car, as its own page has it. */
export interface ComparedCar {
  readonly facts: readonly ComparedFact[]
  readonly equipment: readonly string[]
  readonly features: readonly string[]
}

export interface ComparedFact {
  readonly label: string
  readonly value: string
}

export interface ComparisonRow {
  label: string
  /** One for each car, in their order; `null` where a car's page has none. */
  values: (string | null)[]
  /** Whether the cars are not alike in it. What one car lacks may differ, so it counts. */
  differs: boolean
}

export interface ComparisonGroup {
  title: string
  /** `has`: its values are "Yes" or nothing. */
  kind: 'values' | 'has'
  rows: ComparisonRow[]
}

/** What a car has, where the others may not. */
export const HAS_IT = 'Yes'

/** These name one car and no other: that they differ says nothing. */
const IDENTITY_LABELS: readonly string[] = ['stock number', 'vin', 'registration', 'registration expires', 'location']

/** Groups without rows are left out. `null` stands for a car that is no longer there: it has no values. */
export function compareCars(cars: readonly (ComparedCar | null)[]): ComparisonGroup[] {
  const rows = factRows(cars)
  const groups: ComparisonGroup[] = [
    { title: 'Specifications', kind: 'values', rows: rows.filter(({ label }) => !isIdentity(label)) },
    ...featureGroups(cars),
    {
      title: 'This vehicle',
      kind: 'values',
      rows: rows.filter(({ label }) => isIdentity(label)).map((row) => ({ ...row, differs: false })),
    },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

/** What is standard on one car may be an extra of another: they are one list, by what kind of thing each is. */
function featureGroups(cars: readonly (ComparedCar | null)[]): ComparisonGroup[] {
  const rows = listRows(cars, ({ features, equipment }) => [...features, ...equipment])
  const byGroup = Map.groupBy(rows, ({ label }) => featureGroup(label))
  return [...FEATURE_GROUPS, null].map((group) => ({
    title: group ?? 'More features',
    kind: 'has',
    rows: byGroup.get(group) ?? [],
  }))
}

function isIdentity(label: string): boolean {
  return IDENTITY_LABELS.includes(label.toLowerCase())
}

/** A label stands where the first car that has it has it; written twice for one car, the later and longer one counts. */
function factRows(cars: readonly (ComparedCar | null)[]): ComparisonRow[] {
  const labels = new Map<string, string>()
  for (const car of cars) {
    let before: string | null = null
    // What a car has twice stands where it is first.
    for (const [key, label] of new Map((car?.facts ?? []).map((fact) => [fact.label.toLowerCase(), fact.label]))) {
      if (!labels.has(key)) insertAfter(labels, before, key, label)
      before = key
    }
  }
  return [...labels].map(([key, label]) =>
    rowOf(cars, label, (car) => car.facts.findLast((fact) => fact.label.toLowerCase() === key)?.value ?? null),
  )
}

/** Keeps a row beside its neighbours of the car that brings it, instead of at the end. */
function insertAfter(labels: Map<string, string>, before: string | null, key: string, label: string): void {
  const entries = [...labels]
  const at = before === null ? 0 : entries.findIndex(([other]) => other === before) + 1
  labels.clear()
  for (const [other, text] of entries.slice(0, at)) labels.set(other, text)
  labels.set(key, label)
  for (const [other, text] of entries.slice(at)) labels.set(other, text)
}

/** What most cars have comes first; among as many, as they are listed. */
function listRows(
  cars: readonly (ComparedCar | null)[],
  itemsOf: (car: ComparedCar) => readonly string[],
): ComparisonRow[] {
  const items = new Map<string, { label: string; count: number }>()
  for (const car of cars) {
    const own = new Map((car === null ? [] : itemsOf(car)).map((item) => [item.toLowerCase(), item]))
    for (const [key, label] of own) {
      const known = items.get(key)
      if (known === undefined) items.set(key, { label, count: 1 })
      else known.count++
    }
  }
  return [...items]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([key, { label }]) =>
      rowOf(cars, label, (car) => (itemsOf(car).some((item) => item.toLowerCase() === key) ? HAS_IT : null)),
    )
}

function rowOf(
  cars: readonly (ComparedCar | null)[],
  label: string,
  tellingOf: (car: ComparedCar) => string | null,
): ComparisonRow {
  const values = cars.map((car) => (car === null ? null : tellingOf(car)))
  const known = cars.flatMap((car, index) => (car === null ? [] : [values[index]?.toLowerCase() ?? '']))
  return { label, values, differs: new Set(known).size > 1 }
}
