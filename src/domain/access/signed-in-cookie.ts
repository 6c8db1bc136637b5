/** The cookie by which a page's scripts know, without a request, that somebody has signed in. It proves nothing. */

export const SIGNED_IN_COOKIE = 'forecourt-signed-in'

/** `cookies`: of the document, "a=1; b=2". */
export function saysSignedIn(cookies: string): boolean {
  return cookies.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)
}
