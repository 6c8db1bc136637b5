/** The models of a chosen make, behind the toggle that choosing the make reveals (S1 §2, §9). */
import { useState } from 'react'
import { modelsOfMakes } from '#domain/search/facets/models-of-makes.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import type { Models } from './use-models.ts'
import { ValueRow } from './ValueRow.tsx'

export function ModelChoice({ make, models }: { readonly make: string; readonly models: Models }) {
  const { modelListLimit } = useSearchSettings()
  const { counts, chosen, toggle } = models
  const listed = modelsOfMakes(counts, [make], modelListLimit)
  // A chosen model stays in view, however many others are more common.
  const mine = chosen.filter((value) => value.startsWith(`${make} `) && !listed.includes(value))
  const all = [...listed, ...mine]
  const [open, setOpen] = useState(all.some((model) => chosen.includes(model)))
  if (all.length === 0) return null
  return (
    <div className="filter-models">
      <button className="filter-more" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Select models
      </button>
      {open && (
        <ul className="filter-values" aria-label={`Models of ${make}`}>
          {all.map((model) => (
            <li key={model}>
              <ValueRow
                kind="checkbox"
                attribute="make_model"
                value={model}
                label={model.slice(make.length + 1)}
                count={counts[model] ?? 0}
                chosen={chosen.includes(model)}
                onChange={() => toggle(model)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
