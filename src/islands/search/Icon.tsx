/** A symbol of the site's icons. */
import { useSearchParts } from './state/search-parts.ts'

export function Icon({ name }: { readonly name: string }) {
  const { iconUrl } = useSearchParts()
  return <IconUse url={iconUrl(name)} />
}

export function IconUse({ url }: { readonly url: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={url} />
    </svg>
  )
}
