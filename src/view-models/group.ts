/** What the page of one of a group's other businesses shows. */
import type { Link } from '#domain/navigation/link.ts'

export interface GroupPageInputs {
  kind: 'group-page'
  title: string
  description: string
  /** Made from Markdown by the catalogue; safe. `null` where the configuration has the words. */
  html: string | null
  paragraphs: readonly string[]
  image: string | null
  phone: string
  email: string | null
  action: Link | null
  /** The group's other businesses that have a page. */
  others: (Link & { summary: string | null })[]
}
