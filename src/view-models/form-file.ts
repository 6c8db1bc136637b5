/** What a page loads when a form is asked for in place: the forms of the site as data. */
import type { FormPlaces } from '#domain/leads/forms/form-context.ts'
import type { FormOptions } from '#domain/leads/forms/form-options.ts'
import type { FormSettings } from './forms.ts'

/** A file of each release. */
export const FORM_FILE_PATH = '/forms.json'

export interface FormFile {
  options: FormOptions
  places: FormPlaces
  settings: FormSettings
}
