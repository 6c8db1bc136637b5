/** Where a dealer's name breaks on a phone. */

/** What stands on one line of a phone's header in any face. */
const LONGEST_LINE = 16

/**
 * One line, or two that are as long as each other as far as its words allow. A browser would break it where the face
 * says, and once more when the face arrives.
 */
export function nameLines(name: string): string[] {
  const words = name.trim().split(/\s+/)
  const whole = words.join(' ')
  if (whole.length <= LONGEST_LINE || words.length === 1) return [whole]
  const pairs = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
  return pairs.reduce((best, lines) => (longest(lines) <= longest(best) ? lines : best))
}
