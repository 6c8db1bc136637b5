/** What is said of a truck. */
import type { FrameSet } from './frame.ts'
import { frame, has } from './frame.ts'

export const TRUCK_FRAMES: FrameSet = {
  openings: [
    frame(
      'opening',
      'New, with its body on and not a load carried yet: a {title} in {colour}.',
      ({ condition }) => condition === 'new',
    ),
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
  equipment: [
    has(['Tailgate loader, 500 kg'], 'The tailgate loader lifts 500 kg, and folds flat against the doors.'),
    has(['Alloy tray'], 'The tray is alloy, which is weight that you may load instead.'),
    has(['Two-way tailgate'], 'Its tailgate opens at the top or at the bottom.'),
    has(['Fridge unit to −18 °C'], 'The fridge unit holds −18 °C with the door opened all day.'),
    has(['Load rails'], 'Load rails run the length of the body, at two heights.'),
    has(['Suspension seat'], 'The driver sits on a suspension seat, and arrives with a straight back.'),
    has(['Under-tray boxes'], 'Boxes under the tray lock, and stay dry.'),
    has(['Tow bar, 3,500 kg'], 'A tow bar for 3,500 kg is on it.'),
    has(['Load cover'], 'The load cover rolls over from the cab side in a minute.'),
  ],
  smallEquipment: [
    has(['Reversing camera'], 'It has a reversing camera.'),
    has(['UHF radio'], 'A UHF radio is fitted.'),
    has(['LED work lights'], 'Work lights are on the headboard.'),
    has(['Dual rear wheels'], 'It runs on dual rear wheels.'),
  ],
  uses: [
    frame(
      'purpose',
      'Tell us the load, the length and the licence that you hold, and we will say whether it is the right one.',
    ),
    frame('weight', 'It has been over the weighbridge with its body on, and the ticket is in the glovebox.'),
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
