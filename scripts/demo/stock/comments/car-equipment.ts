/** Equipment that a driver notices, in the words of somebody who has driven the car. */
import type { CarFeature } from '../car-features.ts'
import type { Frame } from './frame.ts'
import { all, kinds, has as ofFeatures } from './frame.ts'

const has = (features: readonly CarFeature[], says: string, fits?: Frame['fits']): Frame =>
  ofFeatures(features, says, fits)

const FAMILY = kinds('suv', 'seven-seater', 'people-mover', 'wagon')

export const CAR_EQUIPMENT: readonly Frame[] = [
  has(['Alloy tray'], 'The alloy tray drops on three sides and will not rust where the first load scratches it.'),
  has(['Ladder rack'], 'A ladder rack is fitted behind the cab, so lengths ride where they should.'),
  has(
    ['Alloy tray', 'Ladder rack'],
    'With an alloy tray and a ladder rack on it already, it can go to work the day after you collect it.',
  ),
  has(['Under-tray toolboxes'], 'Lockable toolboxes under the tray leave the deck free.'),
  has(
    ['Front and rear parking sensors', 'Reversing camera'],
    'With sensors at both ends and a reversing camera, the shopping centre car park holds no surprises.',
    kinds('city', 'suv', 'sedan', 'seven-seater', 'people-mover', 'wagon'),
  ),
  has(
    ['Reversing camera'],
    'The reversing camera makes short work of a tight spot in the street.',
    kinds('city', 'sedan', 'suv'),
  ),
  has(
    ['Reversing camera'],
    'A reversing camera shows what the mirrors cannot, which in a van is most of what is behind you.',
    kinds('van'),
  ),
  has(
    ['Tow bar and wiring', 'Reversing camera'],
    'The tow bar and wiring are on, and the reversing camera puts you over the coupling first go.',
  ),
  has(['Tow bar and wiring'], 'A tow bar is fitted and wired, so there is nothing to order before the first load.'),
  has(
    ['360-degree camera'],
    'The 360-degree camera shows it from above, which takes the guessing out of kerbs and pillars.',
    kinds('city', 'sedan', 'suv', 'seven-seater', 'people-mover', 'wagon'),
  ),
  has(
    ['360-degree camera'],
    'Use the 360-degree camera to place it on a narrow track as easily as between two shopping trolleys.',
    kinds('ute', 'off-roader'),
  ),
  has(
    ['Adaptive cruise control', 'Lane keep assist'],
    'On the open road adaptive cruise and lane keep assist take the strain out of the long stretches.',
  ),
  has(
    ['Adaptive cruise control'],
    'Adaptive cruise control keeps a steady gap in the traffic, so you arrive with something left.',
  ),
  has(
    ['Apple CarPlay and Android Auto, wireless'],
    'Apple CarPlay and Android Auto connect without a cable: maps and music are up before you are out of the driveway.',
  ),
  has(
    ['Apple CarPlay and Android Auto, wireless', 'Wireless phone charger'],
    'Drop the phone on its wireless charger and CarPlay or Android Auto picks up where you left off.',
  ),
  has(
    ['Wireless phone charger'],
    'There is a wireless charger in the console, so the phone is full when you get there.',
  ),
  has(['Dual-zone climate control'], 'Dual-zone climate control settles the argument about the temperature.'),
  has(
    ['Heated and ventilated front seats'],
    'The front seats heat and cool: a winter morning and a January afternoon are both easier to take.',
  ),
  has(['Heated steering wheel'], 'The heated steering wheel sounds like a luxury until the first frost.'),
  has(['Leather trim'], 'The leather wipes clean, which matters with children or a dog.', FAMILY),
  has(
    ['Leather trim'],
    'Leather trim lifts the whole cabin, and is the first thing people remark on when they get in.',
    kinds('sedan', 'sports', 'city'),
  ),
  has(['Panoramic sunroof'], 'With the blind of the panoramic sunroof open, the back seat has the best view.'),
  has(['Power tailgate, hands-free'], 'Arms full of shopping? The power tailgate opens for a foot under the bumper.'),
  has(['Head-up display'], 'The head-up display puts your speed on the windscreen and keeps your eyes on the road.'),
  has(
    ['Memory driver’s seat, 10-way power'],
    'The driver’s seat remembers where you left it, so sharing the car starts no arguments.',
  ),
  has(['Premium audio, 10 speakers'], 'Turn it up: ten speakers, and better than what most of us have at home.'),
  has(
    ['Blind spot monitoring', 'Rear cross-traffic alert'],
    'Blind spot monitoring and rear cross-traffic alert watch the places that you cannot.',
  ),
  has(['Blind spot monitoring'], 'Blind spot monitoring keeps an eye on the lane that you are about to move into.'),
  has(
    ['Satellite navigation'],
    'Satellite navigation is built in and keeps working where the phone does not.',
    kinds('ute', 'off-roader', 'seven-seater', 'wagon', 'van'),
  ),
  has(['Roof rails'], 'Roof rails are on already, waiting for a box, bikes or boards.', FAMILY),
  has(['Roof rails'], 'Roof rails are there for the rack, a tent or the long ladder.', kinds('off-roader')),
  has(['Isofix child seat anchorages'], 'Isofix anchorages take a child seat in and out in a minute or two.', FAMILY),
  has(
    ['Isofix child seat anchorages', 'Autonomous emergency braking'],
    'Isofix anchorages hold the child seats firmly, and autonomous emergency braking is there for the moment when somebody steps out.',
    FAMILY,
  ),
  has(
    ['Split-fold rear seats'],
    'Fold one side of the rear seat for something long, and somebody can still sit beside it.',
  ),
  has(['Tub liner'], 'The tub liner takes the knocks so that the paint does not.'),
  has(['Side steps'], 'Side steps save a climb at the end of a long day.'),
  has(
    ['Rear differential lock'],
    'The rear differential lock gets it out of the kind of place where phones have no signal.',
  ),
  has(['Hard tonneau cover'], 'Tools stay dry and out of sight under the hard tonneau cover.'),
  has(
    ['Hard tonneau cover', 'Tub liner'],
    'The tub is lined and has a hard tonneau cover, so it works as a boot from Friday to Sunday.',
  ),
  has(['Cargo barrier'], 'The cargo barrier keeps the load in the back when you stop in a hurry.'),
  has(['Barn doors'], 'Barn doors open right back, so a forklift can load it.'),
  has(['Rubber cargo floor'], 'The rubber floor sweeps out at the end of the week as though nothing had happened.'),
  has(
    ['Sliding doors, both sides'],
    'With sliding doors on both sides you unload onto the footpath wherever you park.',
  ),
  has(['Fabric soft top'], 'The soft top is down before the lights change.'),
  has(['Limited-slip differential'], 'A limited-slip differential puts the power down cleanly out of a corner.'),
]

/** Worth a sentence, but not the first. */
export const CAR_SMALL_EQUIPMENT: readonly Frame[] = [
  has(
    ['Keyless entry and push-button start'],
    'Leave the key in your pocket; the doors and the starter know that you are there.',
  ),
  has(['Rear cross-traffic alert'], 'Rear cross-traffic alert speaks up before you back out in front of somebody.'),
  has(
    ['Automatic high beam'],
    'Automatic high beam dips for oncoming cars and comes straight back, which makes night driving in the country calmer.',
  ),
  has(['Rain-sensing wipers'], 'The wipers start by themselves when the rain does.'),
  has(['Digital radio'], 'There is digital radio, for the cricket without the crackle.'),
  has(['Traffic sign recognition'], 'It reads the speed signs as you pass and shows the limit in front of you.'),
  has(
    ['Autonomous emergency braking'],
    'Autonomous emergency braking comes with it, for the moment when the car in front stops and you are looking elsewhere.',
    kinds('city', 'sedan'),
  ),
  has(
    ['USB-C charging ports'],
    'USB-C ports keep everybody’s screen alive to the coast and back.',
    kinds('suv', 'seven-seater', 'people-mover'),
  ),
  has(
    ['Hill start assist'],
    'Hill start assist holds it on the slope while you find first.',
    ({ isManual }) => isManual,
  ),
  has(
    ['LED headlights'],
    'The LED headlights reach a long way down a dark road.',
    kinds('ute', 'off-roader', 'wagon', 'van'),
  ),
  has(
    ['Tyre pressure monitoring'],
    'Tyre pressure monitoring tells you about a slow leak before the rim does.',
    kinds('ute', 'off-roader', 'van'),
  ),
  has(
    ['Cruise control'],
    'Set the cruise control at the edge of town and let your right foot rest.',
    all(kinds('sedan', 'ute', 'van', 'city'), ({ features }) => !features.has('Adaptive cruise control')),
  ),
  has(['Cargo blind'], 'A cargo blind keeps what is in the boot out of the sun and out of sight.'),
]
