/** What has been done to a used car, and what comes with it. */
import type { Frame } from './frame.ts'
import { frame } from './frame.ts'

const REGISTERED_DAYS = 90

export const CAR_HISTORY: readonly Frame[] = [
  frame(
    'inspection',
    'It has been through our own workshop, and you can read the inspection report before you decide.',
  ),
  frame('inspection', 'Our workshop gave it the 110-point check, and we are happy to go through the sheet with you.'),
  frame('service', 'A service was done on the way in, with fresh oil, filters and wiper blades.'),
  frame('service', 'We serviced it before it went on show, and the next one is a good way off.'),
  frame('keys', 'Two keys and the handbooks are with it.'),
  frame('outside-check', 'An independent inspection is welcome: bring your mechanic, or ask us to book one.'),
  frame('title', 'A PPSR certificate comes with it, so you know that no money is owing.'),
  frame(
    'marks',
    'There is one small stone chip on the bonnet, touched in, and we will point it out before you find it.',
    ({ ageYears }) => ageYears >= 2,
  ),
  frame(
    'marks',
    'It has the odd mark that you would expect of its age, and we will show you each of them.',
    ({ ageYears }) => ageYears >= 6,
  ),
  frame(
    'registration',
    'It is registered until {registered}, so you can drive it home.',
    ({ daysRegistered }) => daysRegistered >= REGISTERED_DAYS,
  ),
  frame(
    'warranty',
    'It is young enough to have some of the maker’s warranty left; ask us for the date.',
    ({ ageYears, km }) => ageYears <= 3 && (km ?? 0) < 80_000,
  ),
  frame('tyres', 'The tyres have plenty of tread and have worn evenly.'),
  frame(
    'age',
    'At this age we look twice at brakes, hoses and cooling, and these are in order.',
    ({ ageYears }) => ageYears >= 8,
  ),
  frame(
    'age',
    'With these kilometres we looked hard at brakes and suspension, and replaced what was due.',
    ({ km }) => (km ?? 0) >= 150_000,
  ),
]
