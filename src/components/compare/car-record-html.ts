/** The car's record as a script that runs nothing: what compare and favourites read of a car's page. */
import { toScriptJson } from '#components/structured-data/to-json-ld.ts'
import type { CarRecord } from '#domain/compare/car-record.ts'
import { CAR_RECORD_ID } from '#domain/compare/car-record.ts'

export function carRecordHtml(record: CarRecord): string {
  return `<script type="application/json" id="${CAR_RECORD_ID}">${toScriptJson(record)}</script>`
}
