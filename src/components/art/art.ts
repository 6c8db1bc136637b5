/** The drawings' files: one of silhouettes and one of icons, each fetched once for all pages. */

import type { BodyType } from '#domain/car/car.ts'
import { silhouetteId } from '#domain/car/labels.ts'
import iconsUrl from './icons.svg?url'
import markUrl from './mark.svg?url'
import silhouettesUrl from './silhouettes.svg?url'

export const MARK_URL: string = markUrl
export const SILHOUETTES_URL: string = silhouettesUrl

export function silhouette(bodyType: BodyType | null): string {
  return `${silhouettesUrl}#${silhouetteId(bodyType)}`
}

export function icon(name: string): string {
  return `${iconsUrl}#${name}`
}

/** An icon beside words, which say the same. */
export function iconHtml(name: string): string {
  return `<svg class="icon" aria-hidden="true"><use href="${icon(name)}"></use></svg>`
}
