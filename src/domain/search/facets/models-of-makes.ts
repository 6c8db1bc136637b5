/** Models with their makes: the values of `make_model`. */

/** "Toyota Corolla": one value for a model of a make. */
export function makeModel(make: string, model: string): string {
  return `${make} ${model}`.trim()
}

/** The values of `make_model` that belong to the chosen makes, the most common first, at most `limit` (S1 §9: 30). */
export function modelsOfMakes(
  makeModelCounts: Readonly<Record<string, number>>,
  makes: readonly string[],
  limit: number,
): string[] {
  return Object.entries(makeModelCounts)
    .filter(([value]) => makes.some((make) => value.startsWith(`${make} `)))
    .sort(([nameA, countA], [nameB, countB]) => countB - countA || (nameA < nameB ? -1 : 1))
    .slice(0, limit)
    .map(([value]) => value)
}
