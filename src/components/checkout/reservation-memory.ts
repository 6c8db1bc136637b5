/** The reservation of a car that this device has made, for a tab that was closed before the shopper came back. */

const nameOf = (carSlug: string): string => `reservation:${carSlug}`

/** The token; a device that keeps nothing still has it in the address. */
export function rememberedReservation(carSlug: string): string | null {
  try {
    return localStorage.getItem(nameOf(carSlug))
  } catch {
    return null
  }
}

export function rememberReservation(carSlug: string, token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(nameOf(carSlug))
    else localStorage.setItem(nameOf(carSlug), token)
  } catch {
    // As with cookies turned off.
  }
}
