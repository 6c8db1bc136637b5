/** Weights, tow cars and history of what people tow or sleep in. */
import type { Frame } from './frame.ts'
import { all, frame, kinds } from './frame.ts'

const VANS = kinds('caravan', 'pop-top')
const TOWED = kinds('caravan', 'pop-top', 'camper')

export const CARAVAN_USES: readonly Frame[] = [
  frame(
    'weight',
    'It weighs {tare} kg empty and may be loaded to {atm} kg: hold that against what your car may tow, or let us do it with you.',
    TOWED,
  ),
  frame(
    'weight',
    'At {atm} kg loaded it suits a good many medium SUVs and wagons; tell us yours and we will look it up.',
    all(TOWED, ({ atmKg }) => atmKg <= 2_000),
  ),
  frame(
    'weight',
    'Plan on a tow car rated to 2,500 kg or more, because its ATM is {atm} kg.',
    all(VANS, ({ atmKg }) => atmKg > 2_000 && atmKg <= 2_500),
  ),
  frame(
    'weight',
    'With an ATM of {atm} kg it wants a ute or a large four-wheel drive in front of it.',
    all(VANS, ({ atmKg }) => atmKg > 2_500),
  ),
  frame(
    'axle',
    'One axle keeps it light, and two people can turn it on a small site by hand.',
    all(TOWED, ({ axle, tareKg }) => axle === 'Single axle' && tareKg <= 1_400),
  ),
  frame(
    'axle',
    'Its tandem axles sit steady behind the car when the road trains go past.',
    all(VANS, ({ axle }) => axle === 'Tandem axle'),
  ),
  frame('size', 'The body is {length} m long: measure the driveway, then come and see it.', VANS),
  frame(
    'size',
    'Roof down, it goes under most carports and through the air more easily than a full-height van.',
    kinds('pop-top'),
  ),
  frame(
    'size',
    'Folded down you can see right over it, and on the highway you hardly know it is there.',
    kinds('camper'),
  ),
  frame('beds', 'It sleeps {sleeps}, and each of them has a real mattress.', ({ sleeps }) => sleeps >= 3),
  frame('drive', 'Park it, turn the key and you are home: there is nothing to unhitch.', kinds('motorhome')),
  frame(
    'drive',
    'An ordinary car licence is all that you need for it, and it changes its own gears.',
    all(kinds('motorhome'), ({ isManual }) => !isManual),
  ),
]

export const CARAVAN_HISTORY: readonly Frame[] = [
  frame(
    'inspection',
    'Before it went on show we tested every appliance, checked the gas and went around each seal with a moisture meter.',
  ),
  frame('bearings', 'Bearings and brakes were done in our workshop on the way in.', TOWED),
  frame('dry', 'It was measured for damp when it came in, and it is dry.'),
  frame(
    'storage',
    'Its last owners kept it under cover, and the seals and decals show it.',
    ({ ageYears }) => ageYears >= 2,
  ),
  frame('manuals', 'The manuals for every appliance are in a folder in the overhead cupboard.'),
  frame(
    'marks',
    'There is a small repair at the back corner, done properly, and we will show you where.',
    ({ ageYears }) => ageYears >= 5,
  ),
  frame('weighed', 'We put it over a weighbridge as it stands, and the ticket comes with it.', TOWED),
]
