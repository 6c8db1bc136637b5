/** Who has signed in, as a page knows it: asked at most once, and not at all where the browser says that nobody has. */
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { CallOptions, CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import { isProblem } from '#contract/problem.ts'
import { requestCode, session, signIn, signOut, signOutEverywhere } from '#contract/sign-in.ts'
import type { Session } from '#domain/access/session.ts'
import { sessionOf } from '#domain/access/session.ts'
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'

export type SignInOutcome =
  | { readonly kind: 'done' }
  /** The platform says why not; after `isCodeSpent` only another code helps. */
  | { readonly kind: 'refused'; readonly message: string; readonly isCodeSpent: boolean }
  | { readonly kind: 'failed' }

export interface VisitorStore {
  readonly $session: ReadableAtom<Session>
  /** Asks the platform; later calls wait for the same answer. Stays "loading" without an answer. */
  load(): Promise<Session>
  requestCode(phoneNumber: string): Promise<SignInOutcome>
  signIn(phoneNumber: string, code: string): Promise<SignInOutcome>
  /** `everywhere`: on every device, on this site. */
  signOut(everywhere: boolean): Promise<SignInOutcome>
}

/** `cookies`: those of the document. */
export function createVisitor(options: CallOptions, cookies: () => string): VisitorStore {
  const $session = atom<Session>(sessionOf(true, null))
  let loading: Promise<void> | null = null

  async function ask(): Promise<void> {
    const outcome = saysSignedIn(cookies()) ? await callEndpoint(session, {}, options) : NOBODY
    if (outcome.kind === 'answered') show(outcome.answer.visitor)
    else loading = null
  }
  function show(visitor: { phoneNumber: string } | null): void {
    const phone = visitor?.phoneNumber ?? null
    $session.set(sessionOf(false, { id: phone, phone }))
  }
  return {
    $session,
    async load() {
      loading ??= ask()
      await loading
      return $session.get()
    },
    requestCode: async (phone_number) => outcomeOf(await callEndpoint(requestCode, { phone_number }, options)),
    async signIn(phone_number, code) {
      const outcome = await callEndpoint(signIn, { phone_number, code }, options)
      if (outcome.kind === 'answered') show(outcome.answer.visitor)
      return outcomeOf(outcome)
    },
    async signOut(everywhere) {
      const outcome = await callEndpoint(everywhere ? signOutEverywhere : signOut, {}, options)
      if (outcome.kind === 'answered') show(null)
      return outcomeOf(outcome)
    },
  }
}

const NOBODY = { kind: 'answered', answer: { visitor: null } } as const

function outcomeOf(outcome: CallOutcome<unknown>): SignInOutcome {
  if (outcome.kind !== 'refused') return { kind: outcome.kind === 'answered' ? 'done' : 'failed' }
  const { problem } = outcome
  const message = problem.errors?.[0]?.message ?? problem.detail
  return { kind: 'refused', message, isCodeSpent: isProblem(problem, 'code-expired') }
}
