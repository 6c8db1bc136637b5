// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createInterior } from '#components/car/viewer/interior-panel.ts'
import { eventually } from '../eventually.ts'

vi.mock('#components/car/viewer/panorama.ts', () => ({
  createPanorama: () => Promise.reject(new Error('no graphics')),
}))

afterEach(() => vi.restoreAllMocks())

it('S1 §4: an inside that cannot be shown all around is logged, and its picture stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const panel = document.createElement('div')
  createInterior(panel, { url: '/inside.jpg', narrowUrl: null }, [], 'Hilux').open()
  await eventually(() => expect(panel.querySelector('[role=status]')?.textContent).toContain('one wide picture'))
  expect(warn).toHaveBeenCalledExactlyOnceWith('The panorama could not be shown: Error: no graphics')
  expect(panel.querySelector<HTMLImageElement>('.interior__still')?.hidden).toBe(false)
})
