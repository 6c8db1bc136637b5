/** Links to pages with a form; `readFormLink` reads what they say. */
import { queryText } from '#domain/access/query-text.ts'

/** The form of a page about a car: "/book-test-drive?car_id=t1042". */
export function carFormHref(path: string, carId: string): string {
  return path + queryText({ car_id: carId })
}

/** The form of a page about a new model. */
export function modelFormHref(path: string, modelName: string): string {
  return path + queryText({ model: modelName })
}

/** What a dealer sends of a car when it is asked (S2 §3 "Website plugin"). */
export const CAR_REPORTS = ['history', 'analysis'] as const
export type CarReport = (typeof CAR_REPORTS)[number]

/** A form about a car, with the request for a report in its message. */
export function reportFormHref(path: string, carId: string, report: CarReport): string {
  return path + queryText({ car_id: carId, report })
}
