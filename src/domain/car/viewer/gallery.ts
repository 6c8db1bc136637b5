/** What a car's photographs are shown with, and where its video stands among them (S1 §4, §9). */

/** S1 §9: thumbnails when the car is in stock and has more than this many images. */
export const THUMBNAILS_ABOVE_IMAGES = 3

export function showsThumbnails(imageCount: number, inStock: boolean): boolean {
  return inStock && imageCount > THUMBNAILS_ABOVE_IMAGES
}

export const VIDEO_POSITIONS = ['start', 'second', 'middle', 'end'] as const
/** S1 §4 `stock_video_position`. */
export type VideoPosition = (typeof VIDEO_POSITIONS)[number]

/** A slide of the gallery. The video's slide shows a placeholder image until it is played (S1 §4). */
export type GallerySlide<TImage> = { kind: 'image'; image: TImage } | { kind: 'video'; url: string }

/** The images in their order, with the video, if there is one, put in its place. */
export function gallerySlides<TImage>(
  images: readonly TImage[],
  videoUrl: string | null,
  position: VideoPosition,
): GallerySlide<TImage>[] {
  const slides: GallerySlide<TImage>[] = images.map((image) => ({ kind: 'image', image }))
  if (videoUrl === null) return slides
  return slides.toSpliced(videoIndex(images.length, position), 0, { kind: 'video', url: videoUrl })
}

/** The index of the video's slide among `imageCount` images; in the middle, the extra image stands behind it. */
export function videoIndex(imageCount: number, position: VideoPosition): number {
  switch (position) {
    case 'start':
      return 0
    case 'second':
      return Math.min(1, imageCount)
    case 'middle':
      return Math.floor(imageCount / 2)
    case 'end':
      return imageCount
  }
}

/** S1 §3: the videos that a feed may give of a car. */
export interface CarVideos {
  readonly videoUrl: string | null
  readonly externalVideoUrl: string | null
  /** `videos`, each with a video url. */
  readonly videoUrls: readonly string[]
}

/** The one video that the gallery shows: the dealer's own, one kept elsewhere, or the first of a list (order ours). */
export function galleryVideoUrl({ videoUrl, externalVideoUrl, videoUrls }: CarVideos): string | null {
  return videoUrl ?? externalVideoUrl ?? videoUrls[0] ?? null
}
