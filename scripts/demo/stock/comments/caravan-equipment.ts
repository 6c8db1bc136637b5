/** What the people who live in a van notice: its layout, its power, its water, its kitchen. */
import type { CaravanFeature } from '../caravan-features.ts'
import type { Frame } from './frame.ts'
import { has as ofFeatures } from './frame.ts'

const has = (features: readonly CaravanFeature[], says: string): Frame => ofFeatures(features, says)

export const CARAVAN_EQUIPMENT: readonly Frame[] = [
  has(
    ['Ensuite with separate shower and toilet'],
    'The ensuite has its own shower and toilet: no more walks across the park by torchlight.',
  ),
  has(['Island queen bed'], 'You can get out of the island queen bed on both sides without waking anybody.'),
  has(['Bunk beds'], 'Bunks give the children a place of their own, and you the evening.'),
  has(['Club lounge'], 'The club lounge seats everybody for cards when it rains.'),
  has(
    ['Club lounge', 'Roof hatches with fans'],
    'The club lounge is the place to sit at noon, with the hatch fans drawing the heat out above it.',
  ),
  has(
    ['Full oven, four-burner cooktop'],
    'With a full oven and four burners you cook proper dinners, not just sausages.',
  ),
  has(['Dometic 188 L fridge'], 'The 188-litre fridge holds a week’s food.'),
  has(
    ['Dometic 188 L fridge', 'Microwave'],
    'There is a 188-litre fridge and a microwave, so the kitchen does what the one at home does.',
  ),
  has(['Washing machine, top loader'], 'The washing machine gives you back a morning a week in the park laundry.'),
  has(
    ['Reverse-cycle air conditioner'],
    'Reverse-cycle air conditioning copes with Cairns in March and Jindabyne in July.',
  ),
  has(['Diesel heater'], 'The diesel heater keeps it warm through a night in the mountains without a power point.'),
  has(
    ['Lithium battery, 200 Ah', 'Solar panels, 400 W'],
    'With 400 W of solar and 200 Ah of lithium it is content away from power for days.',
  ),
  has(['Solar panels, 400 W'], 'Solar panels of 400 W on the roof keep the batteries up while you are out.'),
  has(
    ['Lithium battery, 200 Ah'],
    'The 200 Ah lithium battery keeps lights, pump and fans going when there is nowhere to plug in.',
  ),
  has(
    ['Electric awning with LED strip'],
    'The awning goes out at the push of a button, and its LED strip lights the table under it.',
  ),
  has(['Annexe, full size'], 'A full annexe comes with it and nearly doubles the room when you stay a while.'),
  has(['BBQ slide, pull-out'], 'Cook outside: the barbecue slides out of a hatch of its own.'),
  has(['Front boot with tunnel'], 'The tunnel boot runs right through, so rods and chairs have somewhere to go.'),
  has(['Two 95 L water tanks'], 'Two 95-litre tanks carry enough water for several days by the river.'),
  has(['Independent coil suspension'], 'Independent coil suspension keeps the plates whole on a corrugated road.'),
  has(['Air bag suspension'], 'Let the air bags down to level it at camp, and raise them for the track out.'),
  has(['Off-road hitch'], 'The off-road hitch turns through angles that a ball coupling would not.'),
  has(['Reversing camera'], 'The reversing camera replaces the hand signals, and saves the odd marriage.'),
]

/** Worth a sentence, but not the first. */
export const CARAVAN_SMALL_EQUIPMENT: readonly Frame[] = [
  has(['External shower'], 'There is a shower outside for sandy feet and the dog.'),
  has(['Picnic table'], 'The picnic table folds down from the side, and that is where the evenings happen.'),
  has(['Grey water tank, 95 L'], 'A grey water tank lets you into the free camps that insist on one.'),
  has(['Stone guard'], 'The stone guard takes the gravel on the way in.'),
  has(['Roof hatches with fans'], 'Hatches with fans draw the heat out of it at night.'),
  has(['Anderson plug'], 'It is wired with an Anderson plug, so the car charges it as you drive.'),
  has(['Gas and electric hot water'], 'The hot water runs on gas or on mains power, whichever the site has.'),
]
