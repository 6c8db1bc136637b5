/** What the invented customers of the demo dealers say of a sale: beginnings, middles and ends that go together. */

/** What a beginning tells, which a middle must not gainsay. */
type About = 'new' | 'used' | 'household' | 'ordered'

export interface ReviewPart {
  says: string
  /** `new` or `used`: only of such a vehicle. `ordered`: one that was waited for. `household`: of somebody with a partner or small children. */
  about?: readonly About[]
  /** Said by somebody of whom this does not hold. */
  not?: readonly About[]
  /** Only of a dealer that has several yards. */
  ofGroup?: true
}

export interface ReviewParts {
  starts: readonly ReviewPart[]
  middles: readonly ReviewPart[]
  ends: readonly ReviewPart[]
}

const said = (says: string, ...about: About[]): ReviewPart => ({ says, about })
const unlike = (says: string, about: About[], ...not: About[]): ReviewPart => ({ says, about, not })

export const SALES: ReviewParts = {
  starts: [
    unlike(
      'Bought a {make} for my daughter after looking at what felt like every yard in the district.',
      ['used'],
      'household',
    ),
    said('Third car from here in eleven years, which probably says it all.'),
    said('Drove two hours because of the photos, and it was exactly as they described it.', 'used'),
    said('I hate buying cars. This was fine. Honestly, it was fine.'),
    said('Came in on a wet Tuesday with a baby and no appointment.', 'household'),
    said('We had been stuck between two models for weeks.'),
    said('Rang on the Thursday, test drove Friday, picked it up Monday.', 'used'),
    unlike('Mum is 78 and was nervous about changing cars.', [], 'household'),
    said('Picked up our new {make} last week.', 'new'),
    unlike('First car, so I had a lot of questions and asked most of them twice.', ['used'], 'household'),
    unlike('Needed something for work in a hurry after mine was written off.', [], 'household'),
    said('Did the whole thing by phone and e-mail from interstate.'),
    said('Went in for one car and drove home in another, happily.'),
    said('Swapped a sedan for something the dog fits in.'),
    unlike('Bought a demonstrator {make} with four thousand on the clock.', ['new'], 'ordered'),
    unlike('My partner organised this one and I just turned up to sign.', [], 'household'),
    said('Shopped around hard on price before I came here.'),
    said(
      'The car I rang about had sold that morning, and they said so on the phone instead of letting me drive in.',
      'used',
    ),
    said('Been driving the new {make} for a month now.', 'new'),
    said('Our old wagon finally gave up on the way to school.', 'household'),
    said('Had a bad run at another dealer, so I came in ready for an argument.'),
    said('Traded two cars for one.'),
    said('Looked at a used {make} on the Saturday, just before closing.', 'used'),
    unlike('I am a mechanic, so I crawl under everything.', ['used'], 'household'),
    said('Ordered a {make} and waited nine weeks, one less than they had told me.', 'new'),
    said('Wanted a manual, which is not easy to find any more.', 'used'),
    said('Moved here in autumn and needed a second car within the week.', 'used'),
    said('First hybrid for us after thirty years of petrol.'),
    unlike('Nan left me her old sedan and I traded it in on something with airbags.', ['used'], 'household'),
    said('Our third child meant that the hatch had to go.', 'household'),
    unlike('Bought two for the business on one day.', ['new'], 'household'),
    said('I had the price from three other places in my pocket.', 'new'),
    said('Not the closest dealer to us by a long way.'),
    said('Went to see a {make} that I had already decided against.'),
    unlike('Came straight from night shift and probably looked it.', [], 'household'),
    said('We live out of town and only get in once a fortnight.'),
  ],
  middles: [
    said('{person} knew the car properly, including the two things it does not do well, and told me both.'),
    said('They gave me the keys and forty minutes and did not come along for the drive.'),
    said('The price on the windscreen was the price on the contract, which should not be unusual but is.', 'used'),
    said('{person} spent an hour setting up the phone and the seats with us before we left.'),
    said('The trade-in figure was lower than I hoped, but they showed me how they got to it.'),
    said('There was a scratch on the rear bar that I had not seen; {person} pointed it out and had it fixed.', 'used'),
    said('No pressure to take the paint protection: one polite question and that was that.'),
    said('{person} sent a walk-around video the same afternoon, with a cold start, and that sold me.', 'used'),
    said('I asked for the service history and the inspection report and had both before I sat down.', 'used'),
    said('They kept it aside for two days without a deposit so that my wife could see it.', 'household'),
    said('Finance was explained with the comparison rate written next to the repayment.'),
    said('{person} told me to wait a fortnight because a better one was coming in. It was better.', 'used'),
    said('The paperwork took twenty minutes and the coffee was decent.'),
    {
      says: 'They found one in the right colour at another of their yards and brought it over.',
      about: ['new'],
      ofGroup: true,
    },
    said('When the bank dragged its feet, {person} rang me every day with news instead of making me chase.'),
    said('Got straight answers on running costs and on what the next service would be.'),
    said('Full tank, two keys, floor mats, and somebody had actually cleaned under the seats.', 'used'),
    said('{person} let us try both child seats in it before we talked about money.', 'household'),
    said('{person} rang when it left the wharf, when it reached them and when it was ready.', 'new', 'ordered'),
    said('The delivery was unhurried: every button explained, and the tyre pressures checked in front of me.', 'new'),
    said('{person} talked me down a model because the dearer one had nothing I would use.', 'new'),
    said('The mechanic who had inspected it came out and went through his sheet with me.', 'used'),
    said('They answered an e-mail at nine at night, which I had not asked for and appreciated.'),
    said('I was offered a drive on a road of my own choosing, hill included.'),
    said('{person} wrote the whole deal on one page, and nothing was added to it later.'),
    said('They handed me a list of what the warranty does not cover before I asked.'),
  ],
  ends: [
    said('Would go back.'),
    said('Thank you {person} and the rest of the crew.'),
    said('Already sent my brother in.'),
    said('We nearly went to the city for it. Glad we did not.'),
    said('Happy with the car and happier with how it was done.'),
    said('Recommended to anyone who does not enjoy this sort of thing.'),
    said('The car has been faultless so far.'),
    said('Easy.'),
    said('Only wish the waiting area had more shade, but that is me looking for something.'),
    said('We will see how it goes at the first service, but so far so good.'),
    said('That is how it should be done.'),
    said('Five stars for the people.'),
    said('I would give it another look if you have crossed them off your list.'),
    said(''),
    said(''),
    said(''),
  ],
}

export const CARAVANS: ReviewParts = {
  starts: [
    said('We have done nine thousand kilometres since we picked up our {make}.', 'new'),
    said('First van, knew nothing.'),
    said('Upgraded from a camper trailer that the kids had outgrown.'),
    said('We are both retired teachers and asked about four hundred questions.'),
    said('Bought a used {make} sight unseen from Townsville.', 'used'),
    said('Traded our old pop top on something with its own shower.'),
    said('Our third van and the first one bought here.'),
    said('Walked through about twenty vans on a hot Saturday.'),
    said('Came for the advice on towing, left with a {make}.'),
    said('We wanted bunks, a big fridge and something that our wagon could pull.'),
    said('Took six months to decide, and they never once asked when we would.'),
    said('Our first night in the {make} was in their own yard, on power, with the bar fridge stocked.', 'new'),
    said('Bought the van that we had hired from friends for years, or as near to it as we could find.', 'used'),
    said('Sold the boat and bought a {make}.'),
    said('Collected ours at the start of the school holidays, with eleven other families.', 'new'),
  ],
  middles: [
    said('{person} did the sums on our tow car before showing us anything, and talked us out of the bigger one.'),
    said('The handover took the whole morning: every tap, every fuse, and two goes at reversing around the yard.'),
    said('They gave us the weighbridge ticket for the actual van and not only the brochure.'),
    said('{person} tows with the same car as ours, so the answers came from somewhere.'),
    said('A drawer catch failed on the first trip; they posted one to the caravan park.', 'new'),
    said('They let us sit inside with a cup of tea for an hour and nobody hovered.'),
    said('We got a proper checklist for hitching up, laminated. It lives in the glovebox.'),
    said('Price was fair for the age, and they were open about the repair on the back corner.', 'used'),
    said('{person} wired the brake controller while we had lunch, and came for a drive to set it.'),
    said('They told us which two options to leave off, and they were right about both.', 'new'),
    said('The damp readings were written on the inspection sheet, wall by wall.', 'used'),
    said('Everything on the list was done on the day they said.'),
  ],
  ends: [
    said('See you at the next free camp.'),
    said('Could not fault them.'),
    said('The dog was given water and a biscuit, so he is a fan as well.'),
    said('Thanks {person}, we are writing this from Agnes Water.'),
    said('Will be back when we want the bigger one after all.'),
    said('Best part of the whole process was not being rushed.'),
    said('Bring a hat, it is a big yard.'),
    said(''),
    said(''),
  ],
}
