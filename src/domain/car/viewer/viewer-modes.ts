/** The ways in which a car can be looked at, and which of them it has (S1 §4 "Viewer mode"). */

export const VIEWER_MODES = ['spinner', 'walkaround', 'gallery', 'interior'] as const
export type ViewerMode = (typeof VIEWER_MODES)[number]

/** What a tab says that opens it. */
export const VIEWER_MODE_LABELS: Readonly<Record<ViewerMode, string>> = {
  spinner: '360° view',
  walkaround: 'Walk-around',
  gallery: 'Photos',
  interior: 'Inside',
}

/** What a car has to be looked at (S1 §3 "Media"). */
export interface ViewerMedia {
  readonly imageCount: number
  readonly hasVideo: boolean
  readonly spinImageCount: number
  /** `spin_code`: the spin is shown by another maker's script. */
  readonly spinCode: string | null
  readonly walkaroundVideoCount: number
  readonly spinInteriorImage: string | null
}

/** A spin of one picture does not turn. */
const MIN_SPIN_IMAGES = 2

/** What a site offers of them (S1 §2: spin view, walk-around and interior view are optional). */
export interface ViewerOffer {
  readonly modes: readonly ViewerMode[]
  /** S2 §7: the address of the script that shows a `spin_code`; without it a code alone is no spin. */
  readonly spinScript: string | null
}

/** The modes for which a car has something to show, in the order of S1 §4. */
export function availableViewerModes(media: ViewerMedia, { modes, spinScript }: ViewerOffer): ViewerMode[] {
  const available: Record<ViewerMode, boolean> = {
    spinner: (media.spinCode !== null && spinScript !== null) || media.spinImageCount >= MIN_SPIN_IMAGES,
    walkaround: media.walkaroundVideoCount > 0,
    gallery: media.imageCount > 0 || media.hasVideo,
    interior: media.spinInteriorImage !== null,
  }
  return VIEWER_MODES.filter((mode) => available[mode] && modes.includes(mode))
}

/**
 * The mode in which the viewer opens: the site's default (spinner, or gallery on one site) when the car has it, else
 * the gallery, else whatever there is (ours); `null` when there is nothing.
 */
export function initialViewerMode(available: readonly ViewerMode[], siteDefault: ViewerMode): ViewerMode | null {
  return [siteDefault, 'gallery' as const].find((mode) => available.includes(mode)) ?? available[0] ?? null
}
