/** What is said of a truck. */
import type { FrameSet } from './frame.ts'
import { frame } from './frame.ts'

export const TRUCK_FRAMES: FrameSet = {
  openings: [
    frame('opening', 'New and ready for its body: a {title} in {colour}.', ({ condition }) => condition === 'new'),
    frame(
      'opening',
      'A {title} that has shown customers what it can carry, and nothing more.',
      ({ condition }) => condition === 'demo',
    ),
    frame(
      'opening',
      'A {title} that comes out of regular work and is ready to go back to it.',
      ({ condition }) => condition === 'used',
    ),
    frame(
      'opening',
      'It shows {km} km and still earns its keep: a {title}.',
      ({ condition, km }) => condition === 'used' && km !== null,
    ),
  ],
  equipment: [],
  smallEquipment: [],
  uses: [
    frame(
      'purpose',
      'Tell us the load, the length and the licence that you hold, and we will say whether it is the right one.',
    ),
    frame('purpose', 'The cab is easy to step into, which counts when you do it fifty times a day.'),
  ],
  history: [
    frame('service', 'It was serviced in our truck bay, and the brakes were measured.'),
    frame('inspection', 'Your own fitter is welcome to go over it on our hoist.'),
  ],
  closings: [
    frame('closing', 'Drive it loaded if you like; we will find you something heavy.'),
    frame('closing', 'Leases and seasonal repayments can be arranged here, with every figure in writing.'),
  ],
}
