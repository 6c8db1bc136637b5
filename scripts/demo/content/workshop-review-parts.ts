/** What the invented customers of the demo dealers say of a workshop. */
import type { ReviewPart, ReviewParts } from './review-parts.ts'

const each = (...texts: string[]): ReviewPart[] => texts.map((says) => ({ says }))

const COUNTER_ENDS = each('Good honest workshop.', 'Will keep coming.', 'Cheers to {person}.', 'No complaints.', '', '')

export const SERVICE: ReviewParts = {
  starts: each(
    'Logbook service on my {make}.',
    'Took the car in for a noise that only happens when nobody is listening.',
    'Have had both our cars serviced here since new.',
    'Booked online the night before and got in the next morning.',
    'The air conditioning gave up on the way to the coast.',
    'Recall work and a service on the same day.',
    'Needed brakes before a long trip.',
    'Bought my car elsewhere but had it serviced here.',
    'A warning light came on a hundred kilometres from anywhere and they talked me home.',
    'Dropped the keys in the night box and took the early train.',
    'Four new tyres and an alignment.',
    'The sixty-thousand service, the dear one.',
    'New battery, fitted while I drank their tea.',
    'My {make} is out of warranty and I half expected to be told so.',
    'Went in for a puncture on the way to a wedding.',
    'Second opinion on a quote from somewhere else.',
    'Windscreen chip and a wiper that smeared.',
    'I drive two hundred thousand kilometres every four years, so they know me.',
    'Left it with them while we were away.',
    'A smell of coolant that came and went.',
  ),
  middles: each(
    'They rang before doing anything extra, with a price, and did not mind when I said not this time.',
    'Sent me photos of the worn part next to the new one.',
    'Ready by two, as promised, and they had washed it.',
    'They found a rattle that I had not even mentioned: a pen in the door. No charge.',
    'Got a lift to work and a lift back.',
    'The quote and the bill were the same number.',
    '{person} at the desk explained it in English.',
    'They stayed back so that I could pick it up after work.',
    '{person} showed me what would need doing next year, and what would not.',
    'The old parts were in a box on the seat without my asking.',
    'They had the part on the shelf, and I was gone within the hour.',
  ),
  ends: [...COUNTER_ENDS, ...each('Parking is tight in the morning, come early.')],
}

export const CARAVAN_SERVICE: ReviewParts = {
  starts: each(
    'Had the van in for a new awning and a gas check.',
    'Hail damage repair through insurance.',
    'Annual service before the winter run north.',
    'Bearings and brakes on our old {make}.',
    'The fridge would only run on gas.',
    'Two hundred watts of solar and a second battery.',
    'Water was getting in somewhere at the front.',
    'A ten-year-old van that has been on every bad road in the state.',
    'Roof hatch replaced after a tree came down on it.',
    'Brake controller fitted to a new tow car.',
    'The heater would not light on the coldest night of the trip.',
    'Step, jockey wheel and a door that stuck: a list of small things.',
    'Reversed into a bollard, which was nobody’s fault but mine.',
    'Lithium upgrade on a {make} that still had its first battery.',
  ),
  middles: each(
    'They found a leaking seal that another place had missed, and showed me.',
    'Everything on the list was done on the day they said.',
    '{person} rang before doing anything extra, with a price.',
    'They weighed it for us while it was there, and we left two boxes behind as a result.',
    'The invoice listed every part, and the old ones were in a bag on the step.',
    'I was shown each repair before I hitched up.',
    'The quote and the bill were the same number.',
    '{person} explained the electrics with a drawing, which we have kept.',
  ),
  ends: [...COUNTER_ENDS, ...each('Book early before the holidays.')],
}
