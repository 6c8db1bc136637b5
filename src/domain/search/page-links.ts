/** Which pages of a list are linked: the first, the last, the present one and its neighbours. */

/** Ascending; `null` stands for pages that are left out. A gap of one page is that page. */
export function pageLinks(pageNumber: number, pageCount: number): (number | null)[] {
  const shown = [1, pageNumber - 1, pageNumber, pageNumber + 1, pageCount]
  const numbers = [...new Set(shown)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
