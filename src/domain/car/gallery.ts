/** What a car's photographs are shown with. */

/** S1 §9: thumbnails when the car is in stock and has more than this many images. */
const THUMBNAILS_ABOVE = 3

export function showsThumbnails(imageCount: number, inStock: boolean): boolean {
  return inStock && imageCount > THUMBNAILS_ABOVE
}
