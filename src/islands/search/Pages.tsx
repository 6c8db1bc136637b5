/** The pages of the results as links, which a browser may also open elsewhere. */
import type { MouseEvent, ReactNode } from 'react'
import { usePagination } from 'react-instantsearch'
import { pageLinks } from '#domain/search/results/search-results.ts'
import { afterNextPaint } from './after-next-paint.ts'
import { Icon } from './Icon.tsx'
import { isPlainClick } from './plain-click.ts'
import { useSearchState } from './use-search-state.ts'

export function Pages() {
  const { nbPages, currentRefinement, refine } = usePagination()
  const { state, urlOf } = useSearchState()
  const pageNumber = currentRefinement + 1
  if (nbPages < 2) return null
  const linkTo = (page: number) => ({
    href: urlOf({ ...state, page }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      afterNextPaint(() => refine(page - 1))
    },
  })
  return (
    <nav className="pagination" aria-label="Pages">
      {pageNumber > 1 && (
        <a className="pagination__step" rel="prev" {...linkTo(pageNumber - 1)}>
          <Icon name="left" />
          <span>Previous</span>
        </a>
      )}
      <ol>{pageLinks(pageNumber, nbPages).map((page, index) => pageItem(page, index, pageNumber, linkTo))}</ol>
      {pageNumber < nbPages && (
        <a className="pagination__step pagination__step--next" rel="next" {...linkTo(pageNumber + 1)}>
          <span>Next</span>
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
}

function pageItem(
  page: number | null,
  index: number,
  current: number,
  linkTo: (page: number) => { href: string; onClick: (event: MouseEvent) => void },
): ReactNode {
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
