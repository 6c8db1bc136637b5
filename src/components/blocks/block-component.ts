/** Which component shows a block of the home page. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { blockFileName } from './block-file-name.ts'

const files = import.meta.glob<AstroComponentFactory>('./*.astro', { eager: true, import: 'default' })

export function blockComponent(kind: string): AstroComponentFactory {
  const component = files[`./${blockFileName(kind)}`]
  if (component === undefined)
    throw new Error(`components/blocks/${blockFileName(kind)} is missing for block "${kind}".`)
  return component
}
