/** S1 §4 "Search results": sold cars must not crowd out those that can be bought. */

/** Keeps the first of each run of consecutive sold cars; when all are sold, all are kept. */
export function collapseSold<T>(cars: readonly T[], isSold: (car: T) => boolean): T[] {
  if (cars.every(isSold)) return [...cars]
  return cars.filter((car, index) => {
    const before = cars[index - 1]
    return !(isSold(car) && before !== undefined && isSold(before))
  })
}
