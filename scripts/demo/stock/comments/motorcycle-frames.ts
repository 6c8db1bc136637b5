/** What is said of a motorcycle. */
import type { FrameSet } from './frame.ts'
import { frame } from './frame.ts'

export const MOTORCYCLE_FRAMES: FrameSet = {
  openings: [
    frame(
      'opening',
      'New, uncrated and run in by nobody: a {title} in {colour}.',
      ({ condition }) => condition === 'new',
    ),
    frame(
      'opening',
      'Our own demonstrator, ridden by customers and washed by us: a {title}.',
      ({ condition }) => condition === 'demo',
    ),
    frame(
      'opening',
      'A {title} in {colour} that has been ridden on Sundays and put away dry.',
      ({ condition }) => condition === 'used',
    ),
    frame(
      'opening',
      'It has {km} km on it and starts on the button: a {title}.',
      ({ condition, km }) => condition === 'used' && km !== null,
    ),
  ],
  equipment: [],
  smallEquipment: [],
  uses: [
    frame('purpose', 'Throw a leg over it: most people know within a minute whether it is theirs.'),
    frame('purpose', 'It is at home in the traffic, and better still where the traffic ends.'),
  ],
  history: [
    frame('service', 'Chain, tyres, brakes and fluids were gone over in our workshop.'),
    frame('keys', 'Both keys and the book are here.'),
  ],
  closings: [
    frame('closing', 'Bring your helmet and your licence, and we will warm it up.'),
    frame('closing', 'We take bikes and cars in trade.'),
  ],
}
