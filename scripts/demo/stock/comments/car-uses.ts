/** What a car of this kind is good for: towing, seats, load, fuel. */
import type { Frame } from './frame.ts'
import { all, frame, kinds } from './frame.ts'

const CABIN_KINDS = kinds('city', 'sedan', 'suv', 'seven-seater', 'wagon', 'people-mover')
const isElectric: Frame['fits'] = ({ fuel }) => fuel === 'electric'
const isHybrid: Frame['fits'] = ({ fuel }) => fuel === 'hybrid'
const isThrifty: Frame['fits'] = ({ fuel, litresPer100Km }) =>
  fuel !== 'plug-in' && litresPer100Km !== null && litresPer100Km <= 6.6

export const CAR_USES: readonly Frame[] = [
  frame(
    'towing',
    'It is rated to tow {tow} kg braked, enough for a decent boat or a tandem-axle van.',
    all(kinds('ute', 'off-roader'), ({ towingKg }) => towingKg >= 3_000),
  ),
  frame(
    'towing',
    'Braked towing is {tow} kg: the float, the excavator or the van, whichever it is this week.',
    all(kinds('ute'), ({ towingKg }) => towingKg >= 3_000),
  ),
  frame(
    'towing',
    'With a braked rating of {tow} kg it will manage a camper or a runabout as well as the family.',
    all(CABIN_KINDS, ({ towingKg }) => towingKg >= 1_800),
  ),
  frame(
    'towing',
    'It may tow up to {tow} kg braked, so a box trailer or a jet ski is no trouble.',
    all(CABIN_KINDS, ({ towingKg }) => towingKg >= 1_000 && towingKg < 1_800),
  ),
  frame(
    'towing',
    'Add a trailer when the job needs one: it may tow {tow} kg braked.',
    all(kinds('van'), ({ towingKg }) => towingKg >= 1_800),
  ),
  frame(
    'purpose',
    'Five seats for the crew and a tub for the gear: it works all week and goes camping on Friday.',
    all(kinds('ute'), ({ seats }) => seats === 5),
  ),
  frame(
    'purpose',
    'It is big enough for the job and civil enough for the school gate.',
    all(kinds('ute'), ({ seats }) => seats === 5),
  ),
  frame(
    'purpose',
    'Two seats, one job: it carries what a dual cab leaves behind.',
    all(kinds('ute'), ({ seats }) => seats === 2),
  ),
  frame(
    'drive',
    'Low range is there for when the track turns steep.',
    all(kinds('ute', 'off-roader'), ({ drive }) => drive === '4x4'),
  ),
  frame(
    'drive',
    'All-wheel drive looks after you on a wet road, and on the gravel at the end of it.',
    ({ drive, kind }) => drive === 'AWD' && kind !== 'sports',
  ),
  frame(
    'purpose',
    'You sit high enough to see over the traffic, and it still fits an ordinary garage.',
    all(kinds('suv'), ({ seats }) => seats === 5),
  ),
  frame(
    'purpose',
    'The boot takes the pram and the shopping on the same trip.',
    all(kinds('suv', 'wagon'), ({ seats }) => seats === 5),
  ),
  frame(
    'purpose',
    'There are {seats} seats in three rows, and the third folds flat when you need the boot.',
    all(kinds('seven-seater', 'off-roader'), ({ seats }) => seats >= 7),
  ),
  frame(
    'purpose',
    'Grandparents or team-mates, there is room for {seats} without taking two cars.',
    all(kinds('seven-seater', 'people-mover'), ({ seats }) => seats >= 7),
  ),
  frame(
    'purpose',
    'It has {seats} seats and sliding doors, so nobody opens one onto the next car at school.',
    kinds('people-mover'),
  ),
  frame('purpose', 'Even with every seat taken there is room behind them for the bags.', kinds('people-mover')),
  frame('purpose', 'It is short, light to steer and easy to see out of: parking is no trouble at all.', kinds('city')),
  frame(
    'budget',
    'Tyres, insurance and servicing are all at the gentle end, so it is kind to a budget.',
    all(kinds('city'), ({ priceAud }) => priceAud <= 28_000),
  ),
  frame('purpose', 'Fold the back seat and it carries far more than its size suggests.', kinds('city')),
  frame(
    'purpose',
    'On the highway it is quiet and settled: a proper long-distance car for four adults.',
    kinds('sedan'),
  ),
  frame('purpose', 'The boot is a real one, with a lid that keeps what you leave in it out of sight.', kinds('sedan')),
  frame('purpose', 'It has the load room of an SUV, with seats at the height of a car’s.', kinds('wagon')),
  frame('purpose', 'There is room for the dog in the back, and the dog will not have to jump far.', kinds('wagon')),
  frame(
    'purpose',
    'It seats three across the front, so the apprentice does not need a second car.',
    all(kinds('van'), ({ seats }) => seats === 3),
  ),
  frame(
    'drive',
    'For something that carries so much it is easy to drive: if you can park a wagon, you can park this.',
    kinds('van'),
  ),
  frame(
    'purpose',
    'There is nothing sensible to say about it: take it up a winding road and you will understand.',
    kinds('sports'),
  ),
  frame(
    'seats',
    'Two seats and no excuses.',
    all(kinds('sports'), ({ seats }) => seats === 2),
  ),
  frame(
    'seats',
    'The back seats will do for children, or for your bags.',
    all(kinds('sports'), ({ seats }) => seats === 4),
  ),
  frame(
    'gearbox',
    'It has the manual gearbox, which is how most people who ask for one want it.',
    all(kinds('sports'), ({ isManual }) => isManual),
  ),
  frame(
    'gearbox',
    'It is a {gears}, for those who still like to change gear themselves.',
    all(kinds('city', 'suv', 'ute', 'off-roader'), ({ isManual }) => isManual),
  ),
  frame('fuel', 'Plug it in at home overnight and it starts each morning ready for the day.', isElectric),
  frame('fuel', 'There is no oil to change and no bowser to visit: very little on it needs servicing.', isElectric),
  frame(
    'pull',
    'It pulls from the lights at once and makes hardly a sound; most people are sold within a kilometre.',
    isElectric,
  ),
  frame(
    'fuel',
    'The hybrid charges itself as you drive, so there is nothing to plug in, and it averages {economy} on the official cycle.',
    isHybrid,
  ),
  frame(
    'fuel',
    'In town it runs on its battery as often as it can, which is where a hybrid saves you money.',
    isHybrid,
  ),
  frame(
    'fuel',
    'Charge it overnight and do the daily run on electricity; the petrol engine is there for the holidays.',
    ({ fuel }) => fuel === 'plug-in',
  ),
  frame(
    'fuel',
    'The official figure is {economy}, which is easy on the weekly budget.',
    all(isThrifty, ({ fuel }) => fuel === 'petrol'),
  ),
  frame(
    'fuel',
    'Its diesel is relaxed on the highway and averages {economy} on the official cycle.',
    ({ fuel, litresPer100Km }) => fuel === 'diesel' && (litresPer100Km ?? 99) <= 7.5,
  ),
  frame(
    'fuel',
    'The diesel pulls from low down, with a load on or without.',
    all(kinds('ute', 'off-roader', 'van'), ({ fuel }) => fuel === 'diesel'),
  ),
]
