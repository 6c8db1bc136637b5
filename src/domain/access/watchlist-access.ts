/** Who may save a car to the watchlist (S1 §5, §6 "Watchlist save"). */
import type { Session } from './session.ts'
import { signInPath } from './sign-in-link.ts'

export type WatchlistAccess = { kind: 'save'; phone: string } | { kind: 'signIn'; path: string } | { kind: 'wait' }

/** A signed-in user with a phone saves; everybody else is sent to sign in, and comes back to where they were. */
export function watchlistAccess(session: Session, currentPath: string): WatchlistAccess {
  if (session.kind === 'loading') return { kind: 'wait' }
  return session.kind === 'signedIn' && session.phone !== null
    ? { kind: 'save', phone: session.phone }
    : { kind: 'signIn', path: signInPath('watchlist', currentPath, currentPath) }
}
