/** The wheel at /spin-to-win. */
import * as v from 'valibot'
import { fallbackPrize } from '#domain/spin/spin-to-win.ts'
import { dateWindowEntries, startsBeforeItEnds, WINDOW_MESSAGE } from '../dates.ts'
import { option, required } from '../option.ts'
import { slug, text, wholeNumber } from '../text.ts'

const prizeSchema = v.strictObject({
  id: required(slug, 'What the prize is counted by; never changed while the wheel runs.'),
  label: required(
    v.pipe(text, v.maxLength(24, 'expected at most 24 characters, so that it fits on the wheel')),
    'What stands on the wheel, such as "$100 off a service".',
  ),
  chances: required(wholeNumber(1, 10_000), 'Its share of all chances together; its part of the wheel is as wide.'),
  limit: option(
    v.nullable(wholeNumber(1, 1_000_000)),
    null,
    'How often it is given at most, on the whole site; null for as often as it comes.',
  ),
  isWin: option(v.boolean(), true, 'Whether it is worth anything; false for "Better luck next time".'),
})

export const spinToWinSchema = v.pipe(
  v.strictObject({
    campaign: required(slug, 'The name of this promotion: each account has one try for each.'),
    title: option(text, 'Spin to win', 'The heading of the page.'),
    introduction: required(text, 'One or two sentences above the wheel.'),
    prizes: required(
      v.pipe(
        v.array(prizeSchema),
        v.minLength(2, 'expected at least two prizes'),
        v.maxLength(12, 'expected at most twelve prizes, so that each fits on the wheel'),
        v.check(
          (prizes) => new Set(prizes.map(({ id }) => id)).size === prizes.length,
          'expected an id of its own for each prize',
        ),
        v.check(
          (prizes) => fallbackPrize(prizes) !== null,
          'expected at least one prize without a limit, for when the others have gone',
        ),
      ),
      'The parts of the wheel, clockwise from the top.',
    ),
    terms: required(
      v.pipe(v.array(text), v.minLength(1, 'expected at least one sentence')),
      'The rules beside the wheel, one paragraph each; the chances and the limits are written by the page. A trade promotion may need a permit of a state.',
    ),
    ...dateWindowEntries,
  }),
  v.check((wheel) => startsBeforeItEnds(wheel), WINDOW_MESSAGE),
)
