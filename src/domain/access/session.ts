/** Who is looking (S2 §4 "Authentication", §6). */

export type Session =
  /** The answer is not there yet. */
  { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'signedIn'; userId: string; phone: string | null }

/** S2 §4: signed in when the user has an id; not signed in only after loading has finished. */
export function sessionOf(
  loading: boolean,
  user: { id?: string | number | null; phone?: string | null } | null,
): Session {
  const userId = user?.id ?? ''
  if (userId !== '') return { kind: 'signedIn', userId: String(userId), phone: user?.phone?.trim() || null }
  return loading ? { kind: 'loading' } : { kind: 'anonymous' }
}
