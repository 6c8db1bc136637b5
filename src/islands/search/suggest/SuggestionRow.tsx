/** One suggestion of the search box. */

import { carTitle, carVariant } from '#domain/car/car-title.ts'
import { silhouetteId, silhouetteLabel } from '#domain/car/labels.ts'
import { priceDisplay } from '#domain/car/price/price-display.ts'
import { formatAud, groupThousands } from '#domain/formats/money.ts'
import { cardOfHit } from '#search/card-of-hit.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'
import type { Suggestion } from './suggestion.ts'
import { splitAtMatch } from './suggestion.ts'

export interface RowProps {
  readonly suggestion: Suggestion
  /** What is shown as found in names. */
  readonly typed: string
  readonly settings: SearchSettings
  /** The drawings of bodies, for cars without a photograph. */
  readonly silhouettesUrl: string
}

export function SuggestionRow({ suggestion, typed, settings, silhouettesUrl }: RowProps) {
  switch (suggestion.kind) {
    case 'understood':
      return (
        <span className="suggest__chips">
          {suggestion.chips.map((chip) => (
            <span key={chip} className="suggest__chip">
              {chip}
            </span>
          ))}
        </span>
      )
    case 'value':
      return (
        <>
          <Matched label={suggestion.label} typed={typed} />
          <span className="suggest__count">
            {suggestion.count !== null && groupThousands(suggestion.count)}
            {suggestion.count !== null && <span className="hidden"> {settings.itemName.many}</span>}
          </span>
        </>
      )
    case 'recent':
      return <span className="suggest__label">{suggestion.label}</span>
    case 'car':
      return <CarRow hit={suggestion.hit} settings={settings} silhouettesUrl={silhouettesUrl} />
  }
}

function Matched({ label, typed }: { readonly label: string; readonly typed: string }) {
  const [before, match, after] = splitAtMatch(label, typed)
  return (
    <span className="suggest__label">
      {before}
      {match !== '' && <mark>{match}</mark>}
      {after}
    </span>
  )
}

function CarRow({
  hit,
  settings,
  silhouettesUrl,
}: { readonly hit: ShownHit } & Omit<RowProps, 'suggestion' | 'typed'>) {
  const { car } = cardOfHit(hit)
  const price = priceDisplay(car, settings.card)
  return (
    <>
      <span className={`suggest__picture stage paint-${car.colourFamily}`}>
        {car.image === null ? (
          <svg className="silhouette" role="img" aria-label={silhouetteLabel(car.bodyType)}>
            <use href={`${silhouettesUrl}#${silhouetteId(car.bodyType)}`} />
          </svg>
        ) : (
          <img src={car.image.thumbnailUrl} alt="" width="72" height="48" loading="lazy" decoding="async" />
        )}
      </span>
      <span className="suggest__label">
        <strong>{carTitle(car)}</strong>
        <span className="suggest__variant">{carVariant(car)}</span>
      </span>
      <span className="suggest__price">
        {'priceAud' in price ? <strong>{formatAud(price.priceAud)}</strong> : price.text}
        {price.kind === 'price' && <span>{settings.card.priceTypeLabels[price.priceType]}</span>}
        {price.kind === 'subscription' && <span>{price.suffix}</span>}
      </span>
    </>
  )
}
