/** A symbol of the site's icons. */
import { useSearchParts } from './search-parts.ts'

export function Icon({ name }: { readonly name: string }) {
  const { iconUrl } = useSearchParts()
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconUrl(name)} />
    </svg>
  )
}
