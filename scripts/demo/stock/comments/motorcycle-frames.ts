/** What is said of a motorcycle. */
import type { FrameSet } from './frame.ts'
import { frame, has } from './frame.ts'

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
  equipment: [
    has(['Alloy panniers'], 'The panniers come off with one key, and hold a helmet each.'),
    has(['Leather saddlebags'], 'The saddlebags are leather, and have been fed.'),
    has(['Quickshifter'], 'Its quickshifter works both ways, so that the clutch is for standing still.'),
    has(['Heated grips'], 'Heated grips: you will not believe that you lived without them.'),
    has(['Cruise control'], 'Set the cruise control at Port Augusta and touch it again at Ceduna.'),
    has(['Crash bars', 'Bash plate'], 'Crash bars and a bash plate have kept the paint where it was put.'),
    has(['LAMS approved'], 'Learner approved, so an L plate is all that you have to add.'),
    has(['Centre stand'], 'It has a centre stand, which your chain will thank you for.'),
    has(['Pillion backrest'], 'With the backrest, whoever sits behind you will come along again.'),
    has(['Steering damper'], 'A steering damper keeps the front calm where the road is not.'),
  ],
  smallEquipment: [
    has(['ABS'], 'It has ABS.'),
    has(['USB socket'], 'There is a socket for the telephone by the bars.'),
    has(['LED lamps'], 'Its lamps are LEDs all around.'),
    has(['Adjustable levers'], 'The levers adjust to your hands.'),
  ],
  uses: [
    frame('height', 'Sit on it with both feet down before you decide; we can lower or raise most of them.'),
    frame('range', 'On a tank it goes further than you will want to sit.'),
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
