/** The search box of the search page: what it asks for is searched there. */
import { useSearchState } from '../state/use-search-state.ts'
import type { SearchBoxProps } from './SearchBox.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useSearchMemory } from './use-search-memory.ts'

export function PageSearchBox({ example }: Pick<SearchBoxProps, 'example'>) {
  const searched = useSearchState()
  useSearchMemory(searched.state, searched.url)
  return <SearchBox example={example} searched={searched} />
}
