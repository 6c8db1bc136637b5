/** What a salesperson writes under a vehicle: paragraphs put together from many halves. */
import type { Random } from './random.ts'

export interface CommentSubject {
  title: string
  condition: 'new' | 'demo' | 'used'
  odometerKm: number | null
  colour: string
  highlights: readonly string[]
  bodyWord: string
  towingKg: number
  economy: string | null
  /** First sentences; those that speak of {km} are for vehicles with an odometer. */
  openers: readonly string[]
}

const EQUIPMENT = [
  'Highlights include {a}, {b} and {c}.',
  'It comes well equipped with {a}, {b}, {c} and plenty more besides: see the full list below.',
  'You will notice {a} on the first drive, {b} by the end of the week and {c} every day after that.',
  'Features worth a mention: {a}, {b}, {c}.',
  'It has {a} and {b}, and the thing owners tell us they would miss most is {c}.',
] as const

const TOWING = [
  'With a braked towing capacity of {tow} kg it will take the boat, the van or the work trailer without complaint.',
  'Rated to tow {tow} kg braked, so the weekend away is sorted.',
] as const

const ECONOMY = [
  'Officially it uses only {economy}, which makes itself felt at the bowser.',
  'At {economy} on the combined cycle it is easy to live with.',
] as const

const WORKSHOP = [
  'Every used vehicle here goes through a 110-point check in our own workshop before it reaches the yard, and we are happy to show you the report.',
  'It has been through our workshop, has a fresh roadworthy and is ready to drive away today.',
  'An independent inspection is welcome: bring your mechanic, or ask us to book one.',
  'It comes with a clear title guarantee and a PPSR certificate on request.',
  'New wiper blades and a fresh oil and filter were done on the way in; the tyres have plenty left.',
  'There is a small stone chip on the bonnet, touched in and photographed, and otherwise nothing to report.',
] as const

const CLOSERS = [
  'Trade-ins are welcome, finance can be arranged on site, and delivery is available Australia-wide.\nCall or visit us to arrange a test drive.',
  'We are open six days. Ring ahead and we will have it at the front door with the air conditioning on.',
  'Not local? We will send you a walk-around video, answer every question and put it on a truck for you.',
  'Priced to sell, so do not leave it too long. Ask for any of our sales team.',
  'Test drives are welcome, no appointment needed.',
  'Bring the family, the dog and the pram: it is easier to decide when everything that has to fit is here.',
  'Ask for the cold-start video if you cannot make it in today, and we will send it within the hour.',
  'The price is on the windscreen and it is the one on the contract.',
] as const

/** Several paragraphs, separated by empty lines. */
export function salesComments(random: Random, subject: CommentSubject): string {
  const [a = '', b = '', c = ''] = random
    .sample(
      subject.highlights.filter((highlight) => !highlight.includes(',')),
      3,
    )
    .map(startSmall)
  const words: Record<string, string> = {
    title: subject.title,
    colour: subject.colour,
    km: groupThousands(subject.odometerKm ?? 0),
    bodyWord: subject.bodyWord,
    tow: groupThousands(subject.towingKg),
    economy: subject.economy ?? '',
    a,
    b,
    c,
  }
  const middle = [
    random.pick(EQUIPMENT),
    ...(subject.towingKg >= 2000 && random.chance(0.7) ? [random.pick(TOWING)] : []),
    ...(subject.economy !== null && random.chance(0.6) ? [random.pick(ECONOMY)] : []),
  ]
  const paragraphs = [
    random.pick(subject.openers.filter((opener) => subject.odometerKm !== null || !opener.includes('{km}'))),
    middle.join(' '),
    ...(subject.condition === 'used' ? [random.sample(WORKSHOP, random.integer(1, 2)).join(' ')] : []),
    random.pick(CLOSERS),
  ]
  return paragraphs.join('\n\n').replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

function groupThousands(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "Reversing camera" inside a sentence; names such as "Apple CarPlay" and "LED" stay. */
function startSmall(text: string): string {
  return /^(?:Apple|Bose|Isofix|Truma|Dometic|[A-Z0-9]{2})/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}
