/** The test-drive form and the request for photos (S1 §5). */
import { CORE_FIELDS, hiddenField, messageField } from './core-fields.ts'
import type { FormField } from './form-field.ts'
import { choicesOf, formField } from './form-field.ts'
import type { FormContext, FormOptions } from './form-options.ts'

/** S1 §5. */
export const TEST_DRIVE_DATE_LABEL = 'Test Drive Booking Date'
export const REQUEST_PHOTOS_TEXT = 'Please send photos for this car'
/** The hidden text that stands before the shopper's own message. */
export const REQUEST_TEXT_NAME = 'request_text'

/** S1 §5: core fields and an optional message; optional date, distribution location and terms of the site. */
export function testDriveFields({ testDrive }: FormOptions, { distributionLocations }: FormContext): FormField[] {
  const { bookingDate, distributionLocation, terms } = testDrive
  const asksPlace = distributionLocation && distributionLocations.length > 0
  return [
    ...CORE_FIELDS,
    hiddenField('category', 'Test Drive'),
    ...(bookingDate ? [formField('dateTime', 'dateTime', TEST_DRIVE_DATE_LABEL)] : []),
    ...(asksPlace
      ? [
          formField('select', 'distribution_location', 'Test Drive Location', {
            choices: choicesOf(distributionLocations),
          }),
        ]
      : []),
    messageField('Message', false),
    ...(terms === null ? [] : [formField('flag', 'terms', terms.text, { required: terms.required })]),
  ]
}

/** S1 §5: core fields, the hidden request text and an optional message. */
export function requestPhotosFields({ requestPhotosText }: FormOptions): FormField[] {
  return [
    ...CORE_FIELDS,
    hiddenField('category', 'Request Photos'),
    hiddenField(REQUEST_TEXT_NAME, requestPhotosText),
    messageField('Message', false),
  ]
}
