/** What the page of one of a group's other businesses shows. */
import type { Link } from '#domain/navigation/link.ts'
import type { ShownPart } from './content.ts'

export interface GroupPageInputs {
  kind: 'group-page'
  title: string
  description: string
  /** The site's own words; empty where it has none. */
  parts: ShownPart[]
  paragraphs: readonly string[]
  image: string | null
  phone: string
  email: string | null
  action: Link | null
  /** The group's other businesses that have a page. */
  others: (Link & { summary: string | null })[]
}
