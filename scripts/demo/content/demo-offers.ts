/** The invented offers of the demo dealers: make, model, name, words and category. */

import type { CarType } from '#domain/car/car.ts'

type OfferCategory = 'Drive away' | 'Finance offer' | 'Bonus' | 'Run-out' | 'Fleet' | 'Workshop'

export interface OfferIdea {
  make: string | null
  model: string | null
  category: OfferCategory
  name: string
  /** Of the project’s own, without its width: a vehicle’s body, paint and view, or a building. */
  picture: string
  description: string
  /** Of its make and model the cars that it is of; every text may say `{from}` and `{count}` of them. */
  of: { condition: CarType; badge?: string } | null
  /** The last day on which it is shown; `null` of one without an end. */
  expiry: string | null
  /** The page to which "Explore model" leads in the place of the model's own. */
  overrideUrl?: string
  /** The websites that share the file and do not show it. */
  excludedWebsiteIds?: readonly string[]
}

export const TRADE =
  'Bring in any registered vehicle and we will value it while you drive ours; the bonus is on top of that valuation and shown as its own line on the contract.'

/** Conditions by category: read them aloud and they still make sense. */
export const DISCLAIMERS: Record<OfferCategory, string> = {
  'Drive away':
    'Invented offer of a demonstration website. Drive-away price for private buyers, including twelve months’ registration, compulsory third party insurance, stamp duty and dealer delivery, garaged in the dealer’s own postcode. Other places may cost a little more or less. While stocks last; not together with fleet or other offers.',
  'Finance offer':
    'Invented offer of a demonstration website. Approved applicants only; a secured loan over the term named. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. The comparison rate is based on a 5 year secured loan of $30,000.',
  Bonus:
    'Invented offer of a demonstration website. The bonus is taken off the price that is otherwise agreed, cannot be exchanged for cash, and is for vehicles ordered and delivered within the dates of the offer. One bonus a vehicle. Government, rental and national fleet buyers are excluded.',
  'Run-out':
    'Invented offer of a demonstration website. For the vehicles listed with the offer only. Colours and options are as they stand in the yard.',
  Fleet:
    'Invented offer of a demonstration website. For holders of an Australian Business Number; details of the fleet are checked at order.',
  Workshop:
    'Invented offer of a demonstration website. By appointment; parts that are not part of the service are quoted before any work begins.',
}

export const offer = (
  make: string | null,
  model: string | null,
  category: OfferCategory,
  name: string,
  picture: string,
  description: string,
  expiry: string | null = null,
  of: OfferIdea['of'] = null,
): OfferIdea => ({ make, model, category, name, picture, description, expiry, of })

export const BRINDLE_OFFERS: readonly OfferIdea[] = [
  offer(
    'Mazda',
    'CX-5',
    'Drive away',
    'New Mazda CX-5 from {from}',
    'suv-crossover/red/front',
    'Nothing more to pay to put it on the road. They are in the yard now, with the cloth trim that wears better than you would think and the larger screen as standard. Choose one on Saturday and it can be registered and in your driveway by Wednesday.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Mazda',
    'BT-50',
    'Run-out',
    'New BT-50 run-out: {count} left',
    'ute/grey/front',
    'Priced to make room for the next ones, from {from}, with this year’s warranty. Come and see which one carries what you carry.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Kia',
    'Carnival',
    'Bonus',
    '$2,000 trade-in bonus on Carnival',
    'people-mover/silver/front',
    `Eight seats, sliding doors and room for everyone’s sports bags. ${TRADE}`,
  ),
  offer(
    'Kia',
    'EV6',
    'Bonus',
    '$3,000 towards a charger with every EV6',
    'suv-crossover/white/rear',
    'Use it for a wall charger and its installation, or take it off the price. Our electrician knows the terraces around here and will say honestly when a power point is enough.',
  ),
  offer(
    'Kia',
    'Sportage',
    'Finance offer',
    'Kia Sportage at 3.9% p.a. (comparison rate 4.4% p.a.)',
    'suv/blue/side',
    'A three-year rate on every Sportage in stock, petrol and hybrid. You see the whole contract before you apply, with the final payment and every fee on one page, and early repayment costs nothing.',
  ),
  offer(
    'Mazda',
    'CX-60',
    'Finance offer',
    'Mazda CX-60 at 4.9% p.a. (comparison rate 5.3% p.a.)',
    'suv/black/front',
    'Over four years, with a guaranteed future value if you would rather hand it back than own it. Ask for the example that matches your kilometres.',
  ),
  offer(
    null,
    null,
    'Workshop',
    'Summer check, $89',
    'fronts/workshop-day',
    'Air conditioning, battery, tyres, wipers, lights and fluids, with a written report and photographs of anything that needs thought. It takes about an hour and there is coffee upstairs.',
  ),
  offer(
    'Kia',
    'Sorento',
    'Drive away',
    'New Sorento from {from}',
    'suv/brown/front',
    'Seven seats and two tonnes of towing, ready to go before the holidays. Roof bars are fitted at no cost if you mention the canoe.',
    '2027-06-30',
    { condition: 'new' },
  ),
]

export const WATTLEBIRD_OFFERS: readonly OfferIdea[] = [
  offer(
    'Toyota',
    'Hilux',
    'Fleet',
    'Hilux for business: fit-out included',
    'ute/white/side',
    'Tray or canopy, ladder rack and bull bar fitted before delivery and on one invoice. Any of our Toyota dealerships can hand it over, so the ute for the Bunbury crew does not have to be driven there from Dubbo.',
  ),
  offer(
    'Hyundai',
    'Tucson',
    'Drive away',
    'New Tucson from {from}',
    'suv-crossover/silver/front',
    '{count} new ones across the group; we move the one that you choose to the dealership nearest to you.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'BMW',
    '3 Series',
    'Finance offer',
    'BMW 3 Series at 5.9% p.a. (comparison rate 6.4% p.a.)',
    'sedan/blue/front',
    'For demonstrators with fewer than six thousand kilometres. The balance of the warranty comes with it, and so does the winter mat set if you are in the high country.',
  ),
  offer(
    'Ford',
    'Ranger',
    'Bonus',
    '$2,500 factory bonus on Ranger XLT',
    'ute-covered/orange/front',
    'Stock that is on the ground across the group, with delivery to your nearest Wattlebird yard within a week.',
    '2027-06-30',
  ),
  offer(
    'Isuzu',
    'D-MAX',
    'Finance offer',
    'D-MAX at 4.49% p.a. (comparison rate 4.98% p.a.)',
    'ute/red/rear',
    'For sole traders and farms, with seasonal repayments where they suit. Bring last year’s return and we can usually say yes or no on the day.',
  ),
  offer(
    'Subaru',
    'Forester',
    'Bonus',
    'Three years’ servicing with every Forester',
    'suv/green/side',
    'Paid for by us, done at the dealership where you live, and written into the logbook before you leave.',
  ),
  offer(
    'Mazda',
    'CX-5',
    'Run-out',
    'New CX-5 run-out: {count} across the group',
    'suv-crossover/red/rear',
    'We have counted them: {count}, from {from}. Tell us the colour you can live with and we will find it.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Volkswagen',
    'Amarok',
    'Fleet',
    'Amarok fleet pricing from two vehicles',
    'ute/blue/front',
    'Two is a fleet as far as we are concerned. Consolidated invoices, one contact and a loan vehicle at every service.',
  ),
  offer(
    'Land Rover',
    'Defender',
    'Bonus',
    'Defender touring pack at half price',
    'suv-large/beige/front',
    `Roof rack, side ladder and recovery kit, fitted. ${TRADE}`,
  ),
  offer(
    'Nissan',
    'X-Trail',
    'Drive away',
    'New X-Trail from {from}',
    'suv/orange/side',
    'All-wheel drive, room for the dog, and the towing pack while the last of the towing packs are on the shelf.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Mitsubishi',
    'Triton',
    'Drive away',
    'New Triton from {from}',
    'ute-covered/white/front',
    'Rubber floors, a proper spare and {count} of them on the ground across the group.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    null,
    null,
    'Workshop',
    'Bush mechanics’ check before the holidays, $99',
    'fronts/workshop-day',
    'Belts, hoses, cooling, brakes, tyres and the spare that nobody has looked at since March. At all service centres of the group.',
    '2027-01-31',
  ),
  offer(
    null,
    null,
    'Workshop',
    'Frost check: battery, coolant and wipers, $59',
    'fronts/parts-day',
    'For the tablelands and the alps, while the mornings are below zero.',
    '2026-08-31',
  ),
  {
    ...offer(
      'Isuzu',
      'D-MAX',
      'Fleet',
      'Members of the growers’ club: a tow bar with every D-MAX',
      'ute/white/rear',
      'For members who come by the website of the growers’ club, which shows our offers beside its own.',
    ),
    excludedWebsiteIds: ['wattlebird-motor-group'],
  },
  offer(
    'Toyota',
    'RAV4',
    'Bonus',
    'RAV4 hybrid: $1,500 when you trade in',
    'suv/white/front',
    `For any car, of any age. ${TRADE}`,
  ),
  offer(
    'Kia',
    'EV6',
    'Finance offer',
    'Kia EV6 at 3.99% p.a. (comparison rate 4.41% p.a.)',
    'suv-crossover/yellow/side',
    'Over five years, for novated leases as well. We work out the fringe benefits tax exemption with you and put it in writing for your payroll office.',
  ),
]

export const GALAH_OFFERS: readonly OfferIdea[] = [
  offer(
    'Jayco',
    'Journey',
    'Bonus',
    'Journey with the touring pack, on us',
    'caravan/white/front',
    'A second battery, 200 watts on the roof and the diesel heater, fitted in our own workshop before the handover. That is the difference between two nights away from a power point and a week.',
  ),
  offer(
    'New Age',
    'Manta Ray',
    'Drive away',
    'New Manta Ray from {from}',
    'caravan/silver/side',
    'Registered, weighed and with a full gas bottle. We give you the weighbridge ticket of your own van, not the brochure’s guess.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Coromal',
    null,
    'Run-out',
    'New Coromal: {count} left',
    'caravan-off-road/grey/rear',
    'They stand under the shade sail, from {from}. Same warranty, same handover morning, less money. Ask which one has the island bed.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Jayco',
    'Silverline',
    'Finance offer',
    'Silverline at 6.49% p.a. (comparison rate 6.92% p.a.)',
    'caravan/grey/front',
    'Over seven years, for private buyers. Repay it early at no cost when the house sells.',
  ),
  offer(
    null,
    null,
    'Workshop',
    'Before-the-lap check, $349',
    'fronts/workshop-day',
    'Bearings, brakes, gas, 12 volt, seals and tyres: everything we would look at on our own vans before going west, with a written list of what can wait.',
  ),
  offer(
    'Jayco',
    'Starcraft',
    'Drive away',
    'New Starcraft family van from {from}',
    'caravan/blue/side',
    'Bunks, an outside table and an awning that one person can put up. Includes the hitch lesson that stops the arguments.',
    '2027-06-30',
    { condition: 'new' },
  ),
  offer(
    'Jayco',
    null,
    'Bonus',
    'A tow bar and brake controller with any new van',
    'ute/silver/rear',
    'Fitted to your car while you do the handover, and wired by people who do nothing else. For cars without one, or with one that is not up to the van.',
  ),
  offer(
    null,
    null,
    'Finance offer',
    'Pre-approval in a day, at 6.99% p.a. (comparison rate 7.42% p.a.)',
    'fronts/caravans-day',
    'Know the number before you walk the yard. For new and used vans up to ten years old, with no obligation to buy one of ours.',
  ),
]
