/** The markers of a map of places: a button for each, and one with a number for those that would cover each other. */
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { DomEvent, divIcon, latLng, latLngBounds, marker } from 'leaflet'
import { CLUSTER_REACH_PX, clusterPlaces } from '#domain/places/place-clusters.ts'
import { element } from '../../elements/draw-element.ts'
import type { ListedPlace } from './listed-places.ts'
import { nameOf } from './listed-places.ts'

interface Markers {
  readonly places: readonly ListedPlace[]
  readonly chosenCode: string | null
  readonly choose: (place: ListedPlace) => void
  readonly enlarge: (places: readonly ListedPlace[]) => void
}

/** Draws them anew for the map's zoom; the one that had the focus gives it to the one that shows its place now. */
export function drawMarkers(
  view: LeafletMap,
  layer: LayerGroup,
  { places, chosenCode, choose, enlarge }: Markers,
): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['codes'] : undefined
  layer.clearLayers()
  const atPixels = places.map((place) => ({ ...view.project([place.latitude, place.longitude]), place }))
  for (const [first, ...others] of clusterPlaces(atPixels)) {
    const cluster = [first, ...others].map(({ place }) => place)
    const stands = latLng(first.place.latitude, first.place.longitude)
    const bounds = latLngBounds(cluster.map(({ latitude, longitude }) => [latitude, longitude]))
    // Places of one address never come apart: the next press chooses the next of them.
    const isOnePoint = cluster.length === 1 || bounds.getNorthWest().equals(bounds.getSouthEast())
    const button = markerButton(cluster, chosenCode)
    button.onclick = () => {
      if (!isOnePoint && view.getZoom() < view.getMaxZoom()) return enlarge(cluster)
      const next = cluster[(cluster.findIndex(({ code }) => code === chosenCode) + 1) % cluster.length]
      if (next !== undefined) choose(next)
    }
    button.onfocus = () => view.panInside(stands, { padding: [CLUSTER_REACH_PX, CLUSTER_REACH_PX] })
    DomEvent.disableClickPropagation(button)
    const icon = divIcon({
      className: 'place-marker__place',
      html: button,
      iconSize: [CLUSTER_REACH_PX, CLUSTER_REACH_PX],
    })
    marker(stands, { icon, interactive: false, keyboard: false }).addTo(layer)
    const [focusedCode] = (focused ?? '').split(' ')
    if (cluster.some(({ code }) => code === focusedCode)) button.focus({ preventScroll: true })
  }
}

function markerButton(cluster: readonly ListedPlace[], chosenCode: string | null): HTMLButtonElement {
  const [first] = cluster
  const isChosen = cluster.some(({ code }) => code === chosenCode)
  const label =
    cluster.length === 1 && first !== undefined
      ? nameOf(first)
      : `${cluster.length} locations near ${first?.item.dataset['city'] ?? ''}`
  const button = element('button', { type: 'button', class: 'place-marker', 'aria-label': label })
  button.dataset['codes'] = cluster.map(({ code }) => code).join(' ')
  button.setAttribute('aria-pressed', String(isChosen))
  if (cluster.length > 1) button.append(element('span', {}, String(cluster.length)))
  return button
}
