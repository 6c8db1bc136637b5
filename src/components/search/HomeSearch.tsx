/** The search box of the home page as Astro mounts it: the island, with the drawings of our components. */
import { icon, SILHOUETTES_URL } from '#components/art/art.ts'
import type { HomeSearchIslandProps } from '#islands/search/HomeSearchIsland.tsx'
import { HomeSearchIsland } from '#islands/search/HomeSearchIsland.tsx'

const DRAWING: HomeSearchIslandProps['drawing'] = { iconUrl: icon, silhouettesUrl: SILHOUETTES_URL }

export function HomeSearch(props: Omit<HomeSearchIslandProps, 'drawing'>) {
  return <HomeSearchIsland {...props} drawing={DRAWING} />
}
