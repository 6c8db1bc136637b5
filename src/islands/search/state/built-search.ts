/** What the build knows of the page that it renders; the same while the page is hydrated. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { BuiltSearch } from '#view-models/search.ts'

export const BuiltSearchContext = createContext<BuiltSearch | null>(null)

export function useBuiltSearch(): BuiltSearch {
  const built = useContext(BuiltSearchContext)
  if (built === null) throw new Error('useBuiltSearch is called outside the search page')
  return built
}

/** False while the page is built and hydrated: until then what is rendered must be the same in both. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
