/** Cuts one raw CSV record into its cells, by the same rules as the splitter. */

/** The cells of a record; `null` when text stands after a closing quote. */
export function parseCsvRecord(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  let at = 0
  while (true) {
    let start = at
    while (text[start] === ' ') start++
    if (text[start] !== '"') {
      const end = text.indexOf(delimiter, at)
      cells.push(end === -1 ? text.slice(at) : text.slice(at, end))
      if (end === -1) return cells
      at = end + 1
      continue
    }
    const end = closingQuote(text, start + 1)
    if (end === -1) return null
    cells.push(text.slice(start + 1, end).replaceAll('""', '"'))
    at = end + 1
    while (text[at] === ' ' || text[at] === '\r') at++
    if (at >= text.length) return cells
    if (text[at] !== delimiter) return null
    at++
  }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
