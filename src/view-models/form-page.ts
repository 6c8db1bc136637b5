/** What a page with a form of its own shows. */
import type { Question } from '#domain/content/trade-in-faq.ts'
import type { ShownPart } from './content.ts'
import type { ShownForm } from './forms.ts'

export interface FormInputs {
  kind: 'form'
  title: string
  description: string
  introduction: string
  form: ShownForm | null
  /** Whether the finance calculator stands below the form. */
  hasCalculator: boolean
  /** The site's own words; empty where it has none. */
  parts: ShownPart[]
  /** The questions of a page of trade-ins (S1 §9). */
  questions: Question[]
}
