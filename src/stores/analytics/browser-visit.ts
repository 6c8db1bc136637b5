/** The visit in this tab. */
import { createVisit } from './visit.ts'

export const visit = createVisit(() => sessionStorage)
