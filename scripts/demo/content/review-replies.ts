/** Fair complaints of three stars with the dealer's answer to each, and thanks for the others. */

export interface Complaint {
  says: string
  reply: string
}

export const SALES_COMPLAINTS: readonly Complaint[] = [
  {
    says: 'Car is great. The wait for the second key was not: six weeks and three phone calls. {person} sorted it in the end.',
    reply:
      'Thank you for telling us, {customer}. Six weeks is too long, and a second key is now ordered on the day of the sale.',
  },
  {
    says: 'Nice people, but the delivery day moved twice and I had already taken time off work for it.',
    reply: 'Fair comment, {customer}, and we are sorry. We now give a date only when the car is in the yard.',
  },
  {
    says: 'Good price and an honest trade-in. It could have been cleaner when I picked it up.',
    reply: 'Sorry about that, {customer}. It should have been right the first time; the next full detail is on us.',
  },
  {
    says: 'Happy with the vehicle, less happy that the accessories I ordered came a month later.',
    reply:
      'Thank you, {customer}. The supplier let us down, and we should have told you sooner than we did. {person} will ring you.',
  },
  {
    says: '{person} was terrific. The finance paperwork had to be signed twice because of a wrong date.',
    reply:
      'You are right, {customer}, and we apologise for the second trip. Two people now read each contract before you do.',
  },
  {
    says: 'Fair enough experience. Saturday was very busy and we waited half an hour before anyone was free.',
    reply:
      'Sorry to have kept you waiting, {customer}. Ring ahead on a Saturday and {person} will keep the half hour for you.',
  },
]

export const SERVICE_COMPLAINTS: readonly Complaint[] = [
  {
    says: 'Service was done well. Getting somebody to answer the phone at eight in the morning was another matter.',
    reply: 'Fair comment, {customer}, and we are sorry. There are now two people on the phones from opening time.',
  },
  {
    says: 'The work was good, but it was booked for one day and took two.',
    reply: 'Sorry, {customer}. A part came late, and we should have rung you at noon rather than at five.',
  },
  {
    says: 'Dearer than I expected. In fairness {person} had told me the price beforehand.',
    reply:
      'Thank you for the honest words, {customer}. Ask for {person} next time, and we will go through what can wait.',
  },
  {
    says: 'They fixed it. Nobody told me it was ready until I rang.',
    reply: 'That is on us, {customer}. A message now goes out as soon as the bay is clear. Thank you for saying so.',
  },
]

export const SALES_REPLIES: readonly string[] = [
  'Thank you for taking the time, {customer}. {person} was chuffed to read this. Enjoy it.',
  'Thanks {customer}. We will pass it on to the team; say hello when you are in for the first service.',
  'Much appreciated, {customer}. Safe travels.',
  'Thank you {customer}, it was a pleasure. Ring {person} any time if a question comes up.',
  'Good to hear, {customer}. Come by when you are passing.',
  'Thank you, {customer}. We have put this up in the lunch room.',
]

export const SERVICE_REPLIES: readonly string[] = [
  'Thank you, {customer}. The workshop does not hear this often enough, so we have pinned it up.',
  'Thanks {customer}. {person} says hello, and see you at the next one.',
  'Much appreciated, {customer}.',
  'Good to hear, {customer}. Ring us if anything does not feel right.',
]
