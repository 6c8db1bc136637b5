/** Paints of the made-up cars, the common ones more often. */
import type { Random } from './random.ts'

const PAINTS: readonly (readonly [share: number, names: readonly string[]])[] = [
  [28, ['Glacier White', 'Crystal White Pearl', 'Polar White', 'Snow White', 'Arctic White']],
  [18, ['Graphite Grey', 'Machine Grey', 'Magnetic Grey', 'Gunmetal', 'Cement Grey']],
  [16, ['Eclipse Black', 'Phantom Black', 'Ebony', 'Jet Black Mica']],
  [13, ['Sterling Silver', 'Ingot Silver', 'Billet Silver', 'Platinum Silver']],
  [11, ['Deep Crystal Blue', 'Nebula Blue', 'Cobalt Blue', 'Saturn Blue', 'Denim Blue']],
  [7, ['Soul Red Crystal', 'Ruby Red', 'Inferno Red', 'Feverish Red']],
  [3, ['Jungle Khaki', 'Moss Green', 'Olive Green']],
  [2, ['Quicksand', 'Champagne', 'Desert Sand']],
  [1, ['Sunset Orange', 'Copper Orange']],
  [1, ['Bronze Oxide', 'Mocha Brown']],
  [1, ['Solar Yellow', 'Mustard']],
]
const TOTAL = PAINTS.reduce((sum, [share]) => sum + share, 0)

export function paint(random: Random): string {
  let left = random.next() * TOTAL
  for (const [share, names] of PAINTS) {
    left -= share
    if (left < 0) return random.pick(names)
  }
  return 'White'
}
