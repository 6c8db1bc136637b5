/** How the comment on a caravan, camper or motorhome begins, and how it ends. */
import type { VehicleFacts } from './facts.ts'
import type { Frame } from './frame.ts'
import { all, frame, kinds } from './frame.ts'

const NEW_DAYS = 14

const isNew = ({ condition, isComing }: VehicleFacts) => condition === 'new' && !isComing
const isUsed = ({ condition, isComing }: VehicleFacts) => condition === 'used' && !isComing
const isComing = ({ isComing }: VehicleFacts) => isComing
const isFree = ({ isReserved }: VehicleFacts) => !isReserved
const isHere = ({ isComing }: VehicleFacts) => !isComing
const TOWED = kinds('caravan', 'pop-top', 'camper')

const opening = (says: string, ...fits: readonly Frame['fits'][]) => frame('opening', says, all(...fits))
const closing = (says: string, ...fits: readonly Frame['fits'][]) => frame('closing', says, all(...fits))

export const CARAVAN_OPENINGS: readonly Frame[] = [
  opening('Brand new and on display: the {title} in {colour}.', isNew),
  opening('In stock today, so you could be away this weekend: a new {title}.', isNew, isFree),
  opening('The {title} is a layout that we are asked for often, and this one has no name on it yet.', isNew, isFree),
  opening('Walk through this new {title}, and bring whoever has to sleep in it.', isNew, isFree),
  opening(
    'Last year’s build, never on the road: a new {title} at a price that makes room for the next.',
    isNew,
    ({ ageYears }) => ageYears === 1,
  ),
  opening(
    'Straight from the factory: a new {title}, weighed and gas checked here.',
    isNew,
    TOWED,
    ({ daysListed }) => daysListed <= NEW_DAYS,
  ),
  opening('New, registered in your name and ready to sleep in: a {title}.', isNew, isFree, kinds('motorhome')),
  opening('A {title} that has been used the way it was meant to be, and put away clean.', isUsed),
  opening(
    'Traded by owners who have moved on to something bigger, this {title} is dry, tidy and ready to go.',
    isUsed,
    TOWED,
  ),
  opening('Here is a {title} with plenty of holidays left in it.', isUsed),
  opening(
    'It has seen a good bit of the country and is ready to see the rest: a {title} in {colour}.',
    isUsed,
    ({ ageYears }) => ageYears >= 3,
  ),
  opening(
    'Nearly new, and somebody else has found the teething troubles: a {title}.',
    isUsed,
    ({ ageYears }) => ageYears <= 2,
  ),
  opening('The same owner had this {title} from new and kept every receipt.', isUsed, ({ isOneOwner }) => isOneOwner),
  opening('Room for the whole tribe: this {title} sleeps {sleeps}.', isUsed, ({ sleeps }) => sleeps >= 5),
  opening('Built for two, with nothing that two do not need: a {title}.', isUsed, ({ sleeps }) => sleeps === 2),
  opening(
    'A motorhome with {km} km behind it and the long way round still ahead: a {title}.',
    isUsed,
    kinds('motorhome'),
    ({ km }) => km !== null,
  ),
  opening('On its way to us: a {title}. Ring to be the first to walk through it.', isComing),
  opening('This {title} is due here soon, and the layout seldom stays for long.', isComing),
]

export const CARAVAN_CLOSINGS: readonly Frame[] = [
  closing('Allow a morning for the handover: we go through every tap and switch with you.', isHere),
  closing('Tell us what you tow with and we will do the weights together before you decide.', TOWED),
  closing('Bring the car along: we will hitch it up and go around the block.', isHere, TOWED),
  closing('Put the kettle on, sit inside for half an hour and see whether you could live in it.', isHere),
  closing('We take vans, campers and cars in trade, and can arrange finance with every figure in writing.'),
  closing('Not local? We will film every cupboard for you and arrange delivery.', isHere),
  closing(
    'Bring everybody who has to sleep in it, and let them choose their beds.',
    isHere,
    ({ sleeps }) => sleeps >= 4,
  ),
  closing('Leave your number and we will ring on the day that it arrives.', isComing),
]
