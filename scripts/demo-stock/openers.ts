/** How a salesperson begins: the first sentences of the made-up comments. */

type Condition = 'new' | 'demo' | 'used'

export const CAR_OPENERS: Record<Condition, readonly string[]> = {
  new: [
    'Brand new and ready to go, this {title} in {colour} is on the floor now, so there is no need to wait for a ship.',
    'Just landed: a brand new {title} with full factory warranty and capped-price servicing.',
    'Be the first name in the logbook of this {title}. It is here, it is registered in your name, and it is yours to drive away.',
    'New {title} available for immediate delivery. Come and sit in it before the next one is months away.',
    'We ordered this {title} in {colour} for the showroom, and it is now too good to keep under lights. Yours if you are quick.',
    'No waiting list on this one: a new {title}, on the ground and ready to be detailed for you.',
  ],
  demo: [
    'Save on this ex-demonstrator {title}. It has carried our own team and customers for only {km} km and has been looked after from day one.',
    'Our {title} demonstrator is ready for a new home, with the balance of new car warranty and a price to match.',
    'All the new car smell for less: this demonstrator {title} has done just {km} km.',
    'Driven to work and back by our sales manager, who would rather not give it up: a {title} with {km} km.',
  ],
  used: [
    'A very tidy {title} finished in {colour}, with {km} km on the clock and books to prove it.',
    'Here is an honest {bodyWord} that has been well looked after: one {title}, serviced on time and ready for its next family.',
    'Traded in locally, this {title} presents beautifully inside and out and drives as well as it looks.',
    'If you have been looking for a clean {title}, put this one on your list. {km} km, straight panels and a tidy cabin.',
    'We were pleased to take this {title} in trade. Low fuss, full service history, two keys.',
    'One owner, who bought it new from us and has just bought another. {km} km, mostly open road.',
    'Not the cheapest {title} in the state, but look at the others before you decide: this is a good one.',
    'Straight, clean and priced to be driven away: a {title} in {colour}, with nothing on it that needs an excuse.',
    'The sort of {bodyWord} we like to trade: {km} km, one careful family, every stamp in the book.',
  ],
}

export const CARAVAN_OPENERS: Record<'new' | 'used', readonly string[]> = {
  new: [
    'Brand new and on display now: the {title}, with full factory warranty and a handover that takes as long as you like.',
    'In stock today, so you could be camping this weekend. This {title} is ready for collection.',
    'The {title} is one of the most asked-for layouts we sell, and this one does not have a name on it yet.',
  ],
  used: [
    'Always stored under cover and hardly a mark on it, this {title} is ready for the next big lap.',
    'A much-loved {title} traded in by its owners of many years, who kept every receipt.',
    'This {title} has been gas checked, wheel bearings done and every appliance tested before going on display.',
    'A dry, tidy and honest {bodyWord}: the {title} is good value for a family that wants to get going.',
  ],
}
