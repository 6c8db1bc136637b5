/** The map of all places, by Leaflet, linked with their list. Loaded by a press. */
import type { Map as LeafletMap } from 'leaflet'
import { latLngBounds, layerGroup, map as leafletMap } from 'leaflet'
import leafletSheetUrl from 'leaflet/dist/leaflet.css?url'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { element } from '../../elements/draw-element.ts'
import { addOutline, addTiles } from './base-layer.ts'
import { ChosenPlace } from './chosen-place.ts'
import type { ListedPlace, MapOfPlaces } from './listed-places.ts'
import { listedPlaces, nameOf } from './listed-places.ts'
import { drawMarkers } from './place-markers.ts'

/** Of the map around one place. */
const NEAR_ZOOM = 11
/** Pixels between the outermost markers and the edge. */
const PADDING: [number, number] = [40, 40]
const WIDE = matchMedia('(width >= 64rem)')

export async function drawPlacesMap(host: MapOfPlaces, canvas: HTMLElement): Promise<void> {
  await loadStyleSheet(leafletSheetUrl)
  canvas.replaceChildren()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { tiles, attribution = '' } = host.dataset
  const view = leafletMap(canvas, {
    // Tiles have whole zooms; the outline fits its panel at any.
    zoomSnap: tiles === undefined ? 0.25 : 1,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  })
  const all = listedPlaces()
  showAll(view, all)
  if (tiles === undefined) addOutline(view)
  else addTiles(view, tiles, attribution)
  linkWithList(host, view, all)
  host.toggleAttribute('data-opened', true)
  canvas.querySelector<HTMLElement>('.place-marker')?.focus({ preventScroll: true })
}

function linkWithList(host: MapOfPlaces, view: LeafletMap, all: readonly ListedPlace[]): void {
  const markers = layerGroup().addTo(view)
  const chosen = new ChosenPlace(host)
  let shown = all
  const draw = (): void => drawMarkers(view, markers, { places: shown, chosenCode: chosen.code, choose, enlarge })
  const choose = (place: ListedPlace): void => {
    chosen.show(place)
    draw()
    // Beside the list its entry comes into view; above it, only when it is asked for.
    if (WIDE.matches) chosen.revealEntry()
  }
  const enlarge = (places: readonly ListedPlace[]): void => showAll(view, places)
  chosen.onclose = () => {
    draw()
    view.getContainer().querySelector<HTMLElement>('.place-marker')?.focus({ preventScroll: true })
  }
  view.on('zoomend', draw)
  for (const place of all) {
    const button = element('button', { type: 'button', class: 'place__on-map' }, 'On the map')
    button.setAttribute('aria-label', `${nameOf(place)} on the map`)
    button.onclick = () => {
      view.setView([place.latitude, place.longitude], NEAR_ZOOM)
      choose(place)
      if (!WIDE.matches) host.scrollIntoView({ block: 'start' })
    }
    place.item.querySelector('.place__links')?.append(button)
  }
  // What the search of the list finds, the map shows.
  host.showOnly = (codes) => {
    shown = codes === null ? all : all.filter(({ code }) => codes.includes(code))
    chosen.hide()
    draw()
    if (shown.length > 0) showAll(view, shown)
  }
  draw()
}

function showAll(view: LeafletMap, places: readonly ListedPlace[]): void {
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
  view.fitBounds(bounds, { padding: PADDING, maxZoom: NEAR_ZOOM })
}
