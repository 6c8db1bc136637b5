/** Searching within a list: a label is found by the beginnings of its words. */

/** Marks and case do not count: "cit" finds "Citroën", and "land ro" finds "Land Rover". */
export function matchesWords(label: string, words: string): boolean {
  if (words === '') return true
  const wanted = fold(words)
  return wanted === '' || ` ${fold(label)}`.includes(` ${wanted}`)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
