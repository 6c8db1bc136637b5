/** Spin to win (S2 §2 "/spin-to-win"): prizes, their chances and their limits. What it does and says is ours. */
import type { WindowState } from '#domain/time/instant-window.ts'

/** Of its leads. */
export const SPIN_FORM = 'spin-to-win'

export interface Prize {
  readonly id: string
  /** On the wheel: "$100 off your service". */
  readonly label: string
  /** Of all chances together. */
  readonly chances: number
  /** How often it is given at most; `null` for as often as it comes. */
  readonly limit: number | null
  /** Whether it is worth anything. */
  readonly isWin: boolean
}

/** When the prize of a spin has been given as often as it may be, this one is: the first without a limit. */
export function fallbackPrize(prizes: readonly Prize[]): Prize | null {
  return prizes.find(({ limit }) => limit === null) ?? null
}

/**
 * The prize of a spin. `roll`: at least 0 and less than 1, from a source that nobody can foresee; `given`: how often each
 * prize has been given, by its id. A prize that is used up leaves its chances to the fallback, so that nobody else's
 * chances change while the wheel is turned.
 */
export function drawPrize(prizes: readonly Prize[], given: ReadonlyMap<string, number>, roll: number): Prize | null {
  const total = prizes.reduce((sum, { chances }) => sum + chances, 0)
  let left = roll * total
  const chosen = prizes.find(({ chances }) => {
    left -= chances
    return left < 0
  })
  if (chosen === undefined) return null
  return chosen.limit !== null && (given.get(chosen.id) ?? 0) >= chosen.limit ? fallbackPrize(prizes) : chosen
}

export interface WheelPart {
  readonly prize: Prize
  /** In turns from the top, clockwise: 0 to 1. */
  readonly from: number
  readonly to: number
}

/** Each prize as wide as its chances: what people see is what is so. */
export function wheelParts(prizes: readonly Prize[]): WheelPart[] {
  const total = prizes.reduce((sum, { chances }) => sum + chances, 0)
  let from = 0
  return prizes.map((prize) => {
    const part = { prize, from, to: from + prize.chances / total }
    from = part.to
    return part
  })
}

/** How far the wheel is turned, clockwise and less than a whole turn, so that the middle of a prize stands at the top. */
export function restingTurn(parts: readonly WheelPart[], prizeId: string): number {
  const part = parts.find(({ prize }) => prize.id === prizeId)
  return part === undefined ? 0 : (1 - (part.from + part.to) / 2) % 1
}

/** "25 %" of the rules; less than one in a hundred with a decimal place. */
export function chanceText({ chances }: Prize, prizes: readonly Prize[]): string {
  const share = (chances / prizes.reduce((sum, prize) => sum + prize.chances, 0)) * 100
  return `${Number(share.toFixed(share < 1 ? 2 : 1))} %`
}

export interface SpinWords {
  readonly title: string
  readonly words: string
}

export function spinWords(result: { label: string; is_win: boolean; code: string | null }, dealer: string): SpinWords {
  return result.is_win
    ? {
        title: `You have won: ${result.label}`,
        words: `Your code is ${result.code ?? ''}. Keep it: ${dealer} will call you, and you can show it when you visit.`,
      }
    : { title: result.label, words: 'No prize this time. Thank you for playing.' }
}

export function closedWords(time: Exclude<WindowState, 'running'>): SpinWords {
  return time === 'upcoming'
    ? { title: 'Not just yet', words: 'The wheel has not started. Please come back later.' }
    : { title: 'The wheel has stopped', words: 'This promotion is over. Thank you to everybody who played.' }
}
