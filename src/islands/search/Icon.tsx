/** A symbol of the site's icons. */
import { useSearchTools } from './state/search-tools.ts'

export function Icon({ name }: { readonly name: string }) {
  const { iconUrl } = useSearchTools()
  return <IconUse url={iconUrl(name)} />
}

export function IconUse({ url }: { readonly url: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={url} />
    </svg>
  )
}
