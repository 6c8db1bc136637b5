/** How the comment on a car ends: what to do next. */
import type { Frame } from './frame.ts'
import { all, frame, kinds } from './frame.ts'

const isHere: Frame['fits'] = ({ isComing }) => !isComing
const isComing: Frame['fits'] = ({ isComing }) => isComing
const closing = (says: string, ...fits: readonly Frame['fits'][]) => frame('closing', says, all(...fits))

export const CAR_CLOSINGS: readonly Frame[] = [
  closing('Test drives are welcome, with or without an appointment.', isHere),
  closing(
    'Trade-ins are welcome and finance can be arranged here, with every figure in writing before you sign.',
    isHere,
  ),
  closing('Not local? We will send a walk-around video, answer your questions and arrange the transport.', isHere),
  closing('Ring ahead and we will have it at the front door with the air conditioning on.', isHere),
  closing(
    'Bring the family, the pram and the dog: it is easier to decide when everything that has to fit is here.',
    isHere,
    kinds('suv', 'seven-seater', 'people-mover', 'wagon'),
  ),
  closing(
    'Bring the trailer if you like; there is room here to hitch it up and go around the block.',
    isHere,
    kinds('ute', 'off-roader'),
    ({ features }) => features.has('Tow bar and wiring'),
  ),
  closing('Come and sit in it. Nobody will hurry you.', isHere),
  closing('Ask for a cold-start video if you cannot get here in person.', isHere, ({ fuel }) => fuel !== 'electric'),
  closing(
    'Never driven an electric car? Take this one for an hour, and ask us everything when you are back.',
    isHere,
    ({ fuel }) => fuel === 'electric',
  ),
  closing('Measure the load that you carry and bring it along: we will open the back and see.', isHere, kinds('van')),
  closing('Pick a dry morning and a winding road, and ask us for the key.', isHere, kinds('sports')),
  closing('One price, with what it includes written beside it, and no surprises on the contract.', isHere),
  closing('Tell us what you are trading and we will give you both figures over the telephone.', isHere),
  closing('Leave your number and we will ring on the day that it arrives.', isComing),
  closing('A small refundable deposit holds it until you have seen it.', isComing),
  closing('We are happy to send photographs as soon as it has been unloaded and cleaned.', isComing),
]
