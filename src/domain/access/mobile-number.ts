/** The number that a visitor signs in with, and what is said of a wrong one. The words are ours. */

export const MOBILE_MESSAGE = 'Please enter an Australian mobile number, such as 0412 345 678.'
export const CODE_MESSAGE = 'Please enter the six digits of the code.'

/**
 * E.164 of an Australian mobile number, the only kind that text messages are sent to: "+61412345678" of "0412 345 678",
 * "412345678" or "+61 (0)412 345 678". `null` for any other.
 */
export function mobileNumber(written: string): string | null {
  const plain = written.normalize('NFKC').replace(/[\s().-]/g, '')
  const [, subscriber] = /^(?:\+?610?|0)?([45]\d{8})$/.exec(plain) ?? []
  return subscriber === undefined ? null : `+61${subscriber}`
}
