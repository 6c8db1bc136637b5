/** The pages of the results as links, which a browser may also open elsewhere. */
import type { MouseEvent, ReactNode } from 'react'
import { usePagination } from 'react-instantsearch'
import { pageLinks } from '#domain/search/results/search-results.ts'
import { pagePath } from '#domain/search/url/search-paths.ts'
import { afterNextPaint } from '../after-next-paint.ts'
import { IconUse } from '../Icon.tsx'
import { isPlainClick } from '../plain-click.ts'
import { useBuiltSearch, useHydrated } from '../state/built-search.ts'
import { useSearchParts } from '../state/search-parts.ts'
import { useSearchState } from '../state/use-search-state.ts'

/** Until the page is hydrated its links lead to those pages that are written. */
export function Pages() {
  const { nbPages, currentRefinement, refine } = usePagination()
  const { state, urlOf } = useSearchState()
  const { basePath, pageCount } = useBuiltSearch()
  const isHydrated = useHydrated()
  const linkTo = (page: number) => ({
    href: isHydrated ? urlOf({ ...state, page }) : pagePath(basePath, page),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      afterNextPaint(() => refine(page - 1))
    },
  })
  return (
    <PageLinks
      page={currentRefinement + 1}
      pageCount={isHydrated ? nbPages : pageCount}
      linkTo={linkTo}
      iconUrl={useSearchParts().iconUrl}
    />
  )
}

interface LinksProps {
  readonly page: number
  readonly pageCount: number
  readonly linkTo: (page: number) => {
    readonly href: string
    readonly onClick?: ((event: MouseEvent) => void) | undefined
  }
  readonly iconUrl: (name: string) => string
}

export function PageLinks({ page, pageCount, linkTo, iconUrl }: LinksProps) {
  if (pageCount < 2) return null
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 && (
        <a className="pagination__step" rel="prev" {...linkTo(page - 1)}>
          <IconUse url={iconUrl('left')} />
          <span>Previous</span>
        </a>
      )}
      <ol>{pageLinks(page, pageCount).map((number, index) => pageItem(number, index, page, linkTo))}</ol>
      {page < pageCount && (
        <a className="pagination__step pagination__step--next" rel="next" {...linkTo(page + 1)}>
          <span>Next</span>
          <IconUse url={iconUrl('right')} />
        </a>
      )}
    </nav>
  )
}

function pageItem(page: number | null, index: number, current: number, linkTo: LinksProps['linkTo']): ReactNode {
  if (page === null) {
    return (
      <li key={`gap ${index}`} className="pagination__gap" aria-hidden="true">
        …
      </li>
    )
  }
  const { href, onClick } = linkTo(page)
  return (
    <li key={page}>
      <a href={href} onClick={onClick} aria-label={`Page ${page}`} aria-current={page === current ? 'page' : undefined}>
        {page}
      </a>
    </li>
  )
}
