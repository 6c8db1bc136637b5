/** An address in one line. */
interface Address {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
}

/** "418 Lantern Street, Newcastle West NSW 2302". */
export function addressLine({ street, city, state, postcode }: Address): string {
  return `${street}, ${city} ${state} ${postcode}`
}
