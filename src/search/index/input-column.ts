/** A column as the index takes it. */
import type { CodedValues } from './code-values.ts'

export interface InputColumn {
  readonly name: string
  /** One a row: a text, a number, a boolean, a list of texts, null, or an object. */
  readonly values: readonly unknown[]
  /** The columns that its texts may repeat; no templates are tried without. */
  readonly repeats?: readonly InputColumn[]
  /** The values coded, where somebody needed that before. */
  readonly coded?: CodedValues
}
