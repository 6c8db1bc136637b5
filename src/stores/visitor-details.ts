/** The visitor's own details, remembered on this device and filled into forms (S2 §3 "Visitor details"). */
import * as v from 'valibot'
import { visitorDetailsSchema } from '#domain/entities/stored-entities.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import type { VisitorDetails } from '#domain/leads/visitor-details.ts'
import { rememberedDetails } from '#domain/leads/visitor-details.ts'
import type { ListStorage } from './saved/stored-list.ts'
import { createStoredList } from './saved/stored-list.ts'

export const VISITOR_DETAILS_KEY = 'visitor-details'

export interface VisitorDetailsStore {
  /** Empty for a visitor who is not known. */
  read(): VisitorDetails
  remember(values: FormValues): void
  forget(): void
}

/** A list of one entry or none. The engine is a function because asking for `localStorage` can itself throw. */
export function createVisitorDetails(engine: () => ListStorage): VisitorDetailsStore {
  const { $entries, change } = createStoredList<VisitorDetails>(VISITOR_DETAILS_KEY, parse, engine)
  return {
    read: () => $entries.get()[0] ?? {},
    remember: (values) => void change(([before = {}]) => [rememberedDetails(before, values)]),
    forget: () => void change(() => []),
  }
}

function parse(stored: string | null): VisitorDetails[] {
  const parsed = v.safeParse(v.array(visitorDetailsSchema), JSON.parse(stored ?? '[]'))
  return parsed.success ? parsed.output : []
}
