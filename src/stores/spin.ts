/** What the page of the wheel asks the platform. */
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import { isProblem } from '#contract/problem.ts'
import type { SpinResult } from '#contract/spins.ts'
import { spin, spinState } from '#contract/spins.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { WindowState } from '#domain/time/instant-window.ts'

export type SpinOutcome<Answer> =
  | { kind: 'known'; answer: Answer }
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string }

const FAILED_MESSAGE = 'We cannot be reached just now. Your try is not lost: please spin again.'

export async function lookAtSpin(
  platform: PlatformOptions,
): Promise<SpinOutcome<{ time: WindowState; result: SpinResult | null }>> {
  return outcomeOf(await callEndpoint(spinState, {}, { platform }))
}

export async function turnWheel(platform: PlatformOptions, noticeVersion: string): Promise<SpinOutcome<SpinResult>> {
  return outcomeOf(await callEndpoint(spin, { notice_version: noticeVersion }, { platform }))
}

function outcomeOf<Answer>(outcome: CallOutcome<Answer>): SpinOutcome<Answer> {
  if (outcome.kind === 'answered') return { kind: 'known', answer: outcome.answer }
  if (outcome.kind === 'failed') return { kind: 'failed', message: FAILED_MESSAGE }
  const { problem } = outcome
  return isProblem(problem, 'sign-in-required') ? { kind: 'signed-out' } : { kind: 'failed', message: problem.detail }
}
