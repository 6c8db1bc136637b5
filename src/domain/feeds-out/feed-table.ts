/** What the receiver of a feed publishes about its fields, and what a row lacks by it. */

/** The texts of a car's row by field; a field that the car does not have is empty. */
export type FeedRow = Readonly<Record<string, string>>

export interface FeedField {
  readonly name: string
  readonly isRequired: boolean
  /** Required of rows that have this value. */
  readonly requiredWhen?: { readonly field: string; readonly value: string }
  /** The only values that are taken. */
  readonly values?: readonly string[]
  readonly pattern?: RegExp
  /** How a value looks, in words, for whoever reads the report. */
  readonly expected?: string
  readonly maxLength?: number
}

/** A dated copy of what is published, so that a change of it is seen as a difference. */
export interface FeedTable {
  readonly receiver: string
  /** Where the fields are published. */
  readonly source: string
  /** ISO 8601 date on which this table was last compared with its source. */
  readonly checkedOn: string
  readonly fields: readonly FeedField[]
}

export interface FeedProblem {
  /** The field of the feed; `null` when the car as a whole is not taken. */
  readonly field: string | null
  /** Ends a sentence that begins with the car: "has no VIN". */
  readonly reason: string
}

/** Why the receiver would not take the row; empty when it would. */
export function feedProblems(row: FeedRow, { fields }: FeedTable): FeedProblem[] {
  return fields.flatMap((field) => {
    const { requiredWhen } = field
    const isRequired =
      field.isRequired || (requiredWhen !== undefined && row[requiredWhen.field] === requiredWhen.value)
    const reason = fieldProblem(row[field.name] ?? '', field, isRequired)
    return reason === null ? [] : [{ field: field.name, reason }]
  })
}

function fieldProblem(value: string, field: FeedField, isRequired: boolean): string | null {
  const { name, values, pattern, maxLength } = field
  if (value === '') return isRequired ? `has no ${name}` : null
  const isTaken = (values === undefined || values.includes(value)) && (pattern === undefined || pattern.test(value))
  if (!isTaken) {
    const expected = field.expected ?? values?.join(', ') ?? String(pattern)
    return `has a ${name} of "${value.slice(0, 40)}"; expected ${expected}`
  }
  return maxLength !== undefined && value.length > maxLength
    ? `has a ${name} of ${value.length} characters; expected ${maxLength} at most`
    : null
}
