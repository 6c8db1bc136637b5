/** Raises one price in a feed, as whoever writes the feed does: in a process of its own. */
import { changeOnePrice } from '../bench-site.ts'

const { sitesDir, slug, row } = JSON.parse(process.argv[2] ?? '{}') as { sitesDir: string; slug: string; row: number }
await changeOnePrice(sitesDir, slug, row)
