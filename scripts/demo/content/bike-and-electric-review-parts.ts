/** What the invented customers say of a shop of motorcycles and trucks, and of cars that are let by the week. */
import type { ReviewPart, ReviewParts } from './review-parts.ts'

const each = (...texts: string[]): ReviewPart[] => texts.map((says) => ({ says }))

export const BIKES: ReviewParts = {
  starts: each(
    'Came back to riding after twenty years and two children.',
    'Drove four hours for a look and drove home with it on the trailer.',
    'Needed something for the run to Leigh Creek and back, every week.',
    'Traded one that I had grown out of.',
    'Bought my first {make} here, and not my last.',
    'Wanted to sit on five of them and was allowed to.',
    'I had read everything about the {make} and still asked a hundred questions.',
    'Rang about a {make} that I had seen on the site the night before.',
    'Third one from Saltbush in this family.',
    'Looked at the same thing in Adelaide and came home to buy it.',
    'Bought two for the property, on the same morning.',
    'Short legs, long list of wishes.',
    'The business needed another one before the harvest.',
    'Picked it up on the hottest day in February.',
  ),
  middles: each(
    '{person} set it up for my weight and would not take a cent for it.',
    'They put it over the weighbridge and gave me the ticket with the keys.',
    '{person} came along on the test run and said nothing until I asked.',
    'What was worn was written on a sheet, with what it would cost to put right.',
    'The price on the tag was the price on the paper.',
    'They talked me out of the dearer one.',
    '{person} showed me everything twice, the second time with me doing it.',
    'Nobody hovered, and somebody was there when I looked up.',
    'They fitted what I had bought elsewhere without pulling a face.',
    'My old one was valued in the time that it takes to drink a coffee.',
  ),
  ends: each(
    'Will be back for the first service.',
    'Would send anybody there.',
    'Good people.',
    'Thanks {person}.',
    'No regrets.',
    '',
  ),
}

export const BIKE_SERVICE: ReviewParts = {
  starts: each(
    'Chain, sprockets and a service before the Flinders.',
    'Broke down on the Stuart Highway on a Friday afternoon.',
    'New tyres at seven in the morning so that I could make Ceduna by night.',
    'They keep our three trucks going.',
    'Had the forks done, and it is a different machine.',
    'Annual inspection for the heavy vehicle plates.',
    'It would not start below ten degrees.',
  ),
  middles: each(
    'They rang before doing anything extra, with a price.',
    '{person} showed me the old parts and explained what had killed them.',
    'Ready when they said, and washed.',
    'They worked into the evening to get it back on the road.',
    'The bill was what they had quoted.',
  ),
  ends: each('Cheers {person}.', 'Proper workshop.', 'Will not go anywhere else.', ''),
}

export const SUBSCRIPTIONS: ReviewParts = {
  starts: each(
    'Wanted to know what living with an electric car is like before buying one.',
    'We moved here for a year and did not want to own anything.',
    'Took a {make} for three months and kept it for nine.',
    'My work contract ends when it ends, so a loan made no sense.',
    'Second car, only for the winter.',
    'Swapped the {make} for a larger one when the baby came.',
    'I do sixty kilometres a day and was tired of the bowser.',
    'Had never driven electric and was a bit nervous.',
    'Signed up on a Monday and drove it on the Wednesday.',
    'Between two cars after somebody drove into the old one.',
  ),
  middles: each(
    'One price a week, and insurance, registration and tyres are really in it.',
    '{person} rode along and explained the charging until I had understood it.',
    'They dropped it off at home with the cable in the boot.',
    'Swapping took ten minutes and one signature.',
    'The battery report was on the seat, with a number and what it means.',
    'When a tyre went, they came to me.',
    'I could stop with two weeks’ notice, and when I did nobody argued.',
  ),
  ends: each('Still have it.', 'Thanks {person}.', 'Cheaper than I had thought.', 'Would do it again.', ''),
}
