/** The pages of a group's other businesses. */
import type { Link } from '../navigation/link.ts'

/** S1 §2: the routes of a group; a site's own replace them. */
export const GROUP_PAGES: readonly Link[] = [
  { label: 'Cars', href: '/twg-cars' },
  { label: 'Rental', href: '/twg-rental' },
  { label: 'Tyres', href: '/twg-tyres' },
  { label: 'Finance and Insurance', href: '/finance-and-insurance' },
  { label: 'Neotek', href: '/neotek' },
  { label: '4x4 Outdoor', href: '/4x4-outdoor' },
]
