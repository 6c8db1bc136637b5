/** The garage of visitors who have signed in, and the alerts that they can switch on. */
import * as v from 'valibot'
import { option } from '../option.ts'
import { wholeNumber } from '../text.ts'

export const garageSchema = v.strictObject({
  serviceEveryMonths: option(
    wholeNumber(1, 60),
    12,
    'After how many months a shopper’s own vehicle is due for its next service.',
  ),
  serviceEveryKm: option(
    wholeNumber(1_000, 100_000),
    15_000,
    'After how many kilometres it is due, when they come first.',
  ),
  keepDays: option(
    wholeNumber(30, 3_650),
    1_095,
    'After how many days what a visitor keeps is deleted, counted from when they were last signed in; while they get alerts it stays.',
    'AU §4',
  ),
  quietFromHour: option(
    wholeNumber(12, 24),
    20,
    'From which hour on in the site’s time zone no alert is sent in the evening; 24 is midnight.',
  ),
  quietUntilHour: option(wholeNumber(0, 12), 8, 'Until which hour no alert is sent in the morning.'),
})
