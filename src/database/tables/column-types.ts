/** Types of columns that many tables have: instants are ISO 8601 in JSON and `Date` in columns. */
import type { ColumnType, JSONColumnType } from 'kysely'

export type Instant = ColumnType<Date, Date | string, Date | string>
export type SetByDatabase = ColumnType<Date, Date | string | undefined, Date | string>
/** Read as a value, written as JSON text. */
export type Json<Value extends object | null> = JSONColumnType<Value>
