/** What stands before the name of a value: the paint of a colour, the outline of a body. */
import { createContext, useContext } from 'react'
import { bodyTypeOfLabel, silhouetteId } from '#domain/car/labels.ts'

/** The file of the silhouettes, which is the compiled application's; null draws none. */
export const SilhouettesContext = createContext<string | null>(null)

export function ValueMark({ attribute, value }: { readonly attribute: string; readonly value: string }) {
  const silhouettesUrl = useContext(SilhouettesContext)
  if (attribute === 'colour')
    return <span className={`filter-swatch paint-${value.toLowerCase()}`} aria-hidden="true" />
  const bodyType = attribute === 'body' ? bodyTypeOfLabel(value) : undefined
  if (bodyType === undefined || silhouettesUrl === null) return null
  return (
    <svg className="filter-body" aria-hidden="true">
      <use href={`${silhouettesUrl}#${silhouetteId(bodyType)}`} />
    </svg>
  )
}
