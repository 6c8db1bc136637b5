/** How the comment on a car begins. */
import type { VehicleFacts } from './facts.ts'
import type { Frame } from './frame.ts'
import { all, frame, kinds } from './frame.ts'

const NEW_DAYS = 14

const isNew = ({ condition, isComing }: VehicleFacts) => condition === 'new' && !isComing
const isDemo = ({ condition, isComing, km }: VehicleFacts) => condition === 'demo' && !isComing && km !== null
const isUsed = ({ condition, isComing, km }: VehicleFacts) => condition === 'used' && !isComing && km !== null
const isComing = ({ isComing }: VehicleFacts) => isComing
const isFree = ({ isReserved }: VehicleFacts) => !isReserved
const isFresh = ({ daysListed }: VehicleFacts) => daysListed <= NEW_DAYS
const hasFewKm = ({ kmPerYear, ageYears }: VehicleFacts) => kmPerYear !== null && kmPerYear < 9_000 && ageYears >= 2
const hasManyKm = ({ kmPerYear }: VehicleFacts) => kmPerYear !== null && kmPerYear > 17_500
const isUnworn = ({ kmPerYear, km }: VehicleFacts) => (kmPerYear ?? 0) <= 16_000 && (km ?? 0) < 130_000

const opening = (says: string, ...fits: readonly Frame['fits'][]) => frame('opening', says, all(...fits))

export const CAR_OPENINGS: readonly Frame[] = [
  opening('Brand new and on the floor now: the {title} in {colour}.', isNew),
  opening('A new {title} in {colour}, in stock and ready to be registered in your name.', isNew, isFree),
  opening(
    'Skip the waiting list. This new {title} in {colour} is here today.',
    isNew,
    isFree,
    ({ ageYears }) => ageYears === 0,
  ),
  opening(
    'Be the first name in the logbook of this {title}. It is here, it is finished in {colour}, and it can be yours this week.',
    isNew,
    isFree,
  ),
  opening(
    'Built last year and never registered, this new {title} is priced to make room for the next one.',
    isNew,
    ({ ageYears }) => ageYears === 1,
  ),
  opening('Just off the truck: a new {title} in {colour}, with the plastic still on the seats.', isNew, isFresh),
  opening('We ordered this {title} in {colour} for the showroom, and it looks even better out in the sun.', isNew),
  opening('Delivery kilometres only: a new {title} with the whole of its factory warranty.', isNew),
  opening(
    'Our {title} demonstrator is looking for a home. It has done {km} km with us, and the balance of the factory warranty goes with it.',
    isDemo,
    isFree,
  ),
  opening(
    'Save on new: this demonstrator {title} has {km} km on the clock and most of its factory warranty to run.',
    isDemo,
  ),
  opening(
    'You may have driven this one already: our {title} demonstrator in {colour}, now with {km} km and ready for its first owner.',
    isDemo,
    isFree,
  ),
  opening('Driven to work and back by our sales manager, who would rather keep it: a {title} with {km} km.', isDemo),
  opening('It still smells new, and {km} km is all that it has done: our {title} demonstrator in {colour}.', isDemo),
  opening('A tidy {title} in {colour}, showing {km} km.', isUsed, isUnworn),
  opening('Here is a {title} in {colour} that has done {km} km and still drives tight and quiet.', isUsed, isUnworn),
  opening('Only {km} km in {years} years: this {title} has had an easy life.', isUsed, hasFewKm),
  opening('Low kilometres and a tidy cabin: this {title} in {colour} has covered just {km} km.', isUsed, hasFewKm),
  opening(
    'This {title} has {km} km on it, more than most of its age, and we have priced it to match.',
    isUsed,
    hasManyKm,
  ),
  opening('Do not let {km} km put you off this {title}: drive it, then look at the price again.', isUsed, hasManyKm),
  opening(
    'One owner from new, and it shows: a {title} in {colour} with {km} km.',
    isUsed,
    ({ isOneOwner }) => isOneOwner,
  ),
  opening(
    'The same owner has had this {title} since it was new, and has driven it {km} km.',
    isUsed,
    ({ isOneOwner }) => isOneOwner,
  ),
  opening(
    'Nearly new without the new car price: a {title} with {km} km.',
    isUsed,
    ({ ageYears, km }) => ageYears <= 2 && (km ?? 0) < 35_000,
  ),
  opening(
    'Somebody else has paid for the first {years} years of this {title}; the best of it is still to come.',
    isUsed,
    isUnworn,
    ({ ageYears }) => ageYears === 2 || ageYears === 3,
  ),
  opening(
    'It is {years} years old and honest about it: a {title} in {colour} that starts, stops and steers as it should.',
    isUsed,
    ({ ageYears }) => ageYears >= 7,
  ),
  opening('We took this {title} in trade and were glad to keep it for our own yard. It shows {km} km.', isUsed),
  opening(
    'If a {model} has been on your list, come and look at this one: {colour}, {km} km and straight panels.',
    isUsed,
    isFree,
  ),
  opening('Just in: a {title} in {colour} with {km} km.', isUsed, isFresh),
  opening(
    'Not every {model} that we are offered makes it to the front row. This one did: a {title} with {km} km.',
    isUsed,
  ),
  opening(
    'Certified by us: this {title} has passed our full inspection, and the report goes home with you.',
    isUsed,
    ({ isCertified }) => isCertified,
  ),
  opening(
    'A first car, or a second one? This {title} is easy to park, easy to own and easy to like.',
    isUsed,
    kinds('city'),
    ({ priceAud }) => priceAud <= 30_000,
  ),
  opening(
    'A ute that has worked for its living without being worked to death: a {title} with {km} km.',
    isUsed,
    isUnworn,
    kinds('ute'),
  ),
  opening(
    'Growing family? This {title} has {seats} seats, and the school run holds no fears for it.',
    isUsed,
    kinds('seven-seater', 'people-mover'),
  ),
  opening('A working van with plenty of work left in it: a {title}, {km} km.', isUsed, isUnworn, kinds('van')),
  opening(
    'For the weekend, or for every day if you are lucky: a {title} in {colour}, {km} km.',
    isUsed,
    kinds('sports'),
  ),
  opening(
    'The map runs out before this does: a {title} with {km} km and a good deal of country still to see.',
    isUsed,
    isUnworn,
    kinds('off-roader'),
  ),
  opening(
    'Thinking about going electric? This {title} in {colour} is a good place to start.',
    isUsed,
    ({ fuel }) => fuel === 'electric',
  ),
  opening('On its way to us now: a {title} in {colour}. Ring to be the first to see it.', isComing),
  opening('Not in the yard yet, but soon: a {title} in {colour}.', isComing),
  opening('This {title} is due here shortly and, going by the last one, will not stay for long.', isComing),
]
