/** The invented offers of the dealer of motorcycles and trucks, and of the one that lets electric cars by the week. */
import type { OfferIdea } from './demo-offers.ts'
import { offer, TRADE } from './demo-offers.ts'

export const SALTBUSH_OFFERS: readonly OfferIdea[] = [
  {
    ...offer(
      'Yamaha',
      'Tenere 700',
      'Bonus',
      'Tenere 700 with panniers, on us',
      'motorcycle-adventure/blue/side',
      'Alloy panniers, a bash plate and hand guards, fitted before you collect it. Load it, lean it against the fence and see how far away the next fence is.',
    ),
    overrideUrl: '/guides/tenere-700',
  },
  offer(
    'Royal Enfield',
    null,
    'Drive away',
    'New Royal Enfield from {from}',
    'motorcycle/green/side',
    '{count} on the floor, most of them learner approved, all of them ride away. Sit on each; nobody will hurry you.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'KTM',
    '390 Duke',
    'Bonus',
    '$500 of riding gear with every 390 Duke',
    'motorcycle/orange/front',
    'Helmet, jacket and gloves that fit, from upstairs. What you do not spend stays yours until you do.',
  ),
  offer(
    'Isuzu',
    null,
    'Drive away',
    'New Isuzu N Series from {from}',
    'light-truck-tray/white/front',
    'With its body on, weighed and registered. {count} in the yard, and each has its weighbridge ticket in the glovebox.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Hino',
    '300 Series',
    'Finance offer',
    'Hino 300 Series at 5.9% p.a. (comparison rate 6.3% p.a.)',
    'light-truck/blue/front',
    `Over five years, with repayments that follow your season if you want them to. ${TRADE}`,
  ),
  offer(
    'Fuso',
    'Canter',
    'Fleet',
    'Canter for councils and contractors',
    'light-truck-tray/red/side',
    'Beacons, camera, load cover and your colours on the doors, on one invoice and ready before the season starts.',
  ),
  offer(
    null,
    null,
    'Workshop',
    'Before-the-long-run check, $129',
    'fronts/workshop-day',
    'Chain or belts, brakes, tyres, lamps, fluids and everything that shakes loose, with photographs of what needs thought. For bikes; trucks are quoted by size.',
  ),
]

export const QUOKKA_OFFERS: readonly OfferIdea[] = [
  offer(
    null,
    null,
    'Bonus',
    'First month’s charging, on us',
    'suv-crossover/blue/side',
    'A card for the public chargers around Perth with every subscription that begins this season. Charge where you like for the first month; we pay what is on it.',
  ),
  offer(
    'Tesla',
    'Model 3',
    'Bonus',
    'Swap into a Model 3 without a fee',
    'sedan-fastback/white/front',
    'Drive whichever car you have for three months, then change into a Model 3 without a joining fee. Keep the weekly price of the day you change.',
  ),
  offer(
    'Kia',
    'EV6',
    'Run-out',
    'EV6 by the week: {count} ready now',
    'suv-crossover/red/front',
    'Certified, charged and registered, with the battery report on the seat. Two weeks’ notice ends it.',
    '2027-06-30',
    { condition: 'used' },
  ),
]
