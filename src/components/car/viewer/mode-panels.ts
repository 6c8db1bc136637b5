/** The panels of a viewer's modes beside its photographs, each made when it is first opened. */
import { unpackHotspots } from '#domain/car/viewer/hotspots.ts'
import type { ViewerMode } from '#domain/car/viewer/viewer-modes.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import { element } from '../../elements/draw-element.ts'
import { createInterior } from './interior-panel.ts'
import { createSpinCode } from './spin-code-panel.ts'
import { createSpin } from './spin-panel.ts'
import sheetUrl from './viewer.css?url'
import type { PanelContent } from './viewer-controls.ts'
import type { ViewerData } from './viewer-data.ts'
import { PANEL_ID, TAB_ID } from './viewer-ids.ts'
import { createWalkaround } from './walkaround-panel.ts'

export interface ModePanels {
  /** Sets up a panel that stands in the page already, and loads nothing for it. */
  prepare(mode: ViewerMode): void
  show(mode: ViewerMode): void
}

export async function createModePanels(viewer: HTMLElement): Promise<ModePanels> {
  await loadStyleSheet(sheetUrl)
  // Written by the page of the same release.
  const data = JSON.parse(viewer.querySelector('script')?.textContent ?? '{}') as ViewerData
  const contents = new Map<ViewerMode, PanelContent>()
  const contentOf = (mode: ViewerMode): PanelContent | null => {
    const known = contents.get(mode) ?? makeContent(mode, panelOf(viewer, mode), data)
    if (known !== null) contents.set(mode, known)
    return known
  }
  return {
    prepare: (mode) => void contentOf(mode),
    show(mode) {
      for (const [each, content] of contents) if (each !== mode) content.close()
      if (mode !== 'gallery') contentOf(mode)?.open()
    },
  }
}

function makeContent(mode: ViewerMode, panel: HTMLElement, data: ViewerData): PanelContent | null {
  const { title, spin, spinCode, walkaround, interior } = data
  const hotspots = unpackHotspots(data.hotspots ?? [])
  if (mode === 'spinner' && spin !== undefined) return createSpin(panel, spin, hotspots, title)
  if (mode === 'spinner' && spinCode !== undefined) return createSpinCode(panel, spinCode)
  if (mode === 'walkaround' && walkaround !== undefined) return createWalkaround(panel, walkaround, title)
  if (mode === 'interior' && interior !== undefined) return createInterior(panel, interior, hotspots, title)
  return null
}

function panelOf(viewer: HTMLElement, mode: ViewerMode): HTMLElement {
  const id = `${PANEL_ID}${mode}`
  const built = viewer.querySelector<HTMLElement>(`#${id}`)
  if (built !== null) {
    built.querySelector('[data-open]')?.remove()
    return built
  }
  const panel = element('div', {
    class: `viewer__panel viewer__panel--${mode}`,
    id,
    role: 'tabpanel',
    'aria-labelledby': `${TAB_ID}${mode}`,
    'data-mode': mode,
  })
  viewer.querySelector('[role=tablist]')?.before(panel)
  viewer.querySelector(`#${TAB_ID}${mode}`)?.setAttribute('aria-controls', id)
  return panel
}
