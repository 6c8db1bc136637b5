/** How a car's pictures, spin and video are shown (S1 §4 "Viewer mode"). */
import * as v from 'valibot'
import { VIDEO_POSITIONS } from '#domain/car/viewer/gallery.ts'
import { AUTO_ROTATE_INTERVAL_MS, DRAG_SENSITIVITY_PX } from '#domain/car/viewer/spin.ts'
import { VIEWER_MODES } from '#domain/car/viewer/viewer-modes.ts'
import { option } from '../option.ts'
import { choices, httpsUrl, imageSource, wholeNumber } from '../text.ts'

export const viewerSchema = v.strictObject({
  modes: option(
    v.pipe(choices(VIEWER_MODES), v.minLength(1, 'expected at least one way to look at a car')),
    [...VIEWER_MODES],
    `The ways in which cars can be looked at, where a car has something to show: any of ${VIEWER_MODES.join(', ')}.`,
    'S1 §2, §4',
  ),
  spinScript: option(
    v.nullable(httpsUrl),
    null,
    'Address of the script that shows the 360-degree spin of a car with a spin code. Without it only spins of pictures are shown.',
    'S2 §7',
  ),
  video: option(v.boolean(), true, "Whether a car's video stands among the pictures of its gallery.", 'S1 §2'),
  defaultMode: option(
    v.picklist(['spinner', 'gallery']),
    'spinner',
    'What a car that has both opens with: its spin, or its gallery.',
    'S1 §4',
  ),
  autoRotate: option(v.boolean(), true, 'Whether a spin can turn by itself; the shopper starts and stops it.', 'S1 §4'),
  autoRotateIntervalMs: option(
    wholeNumber(20, 5000),
    AUTO_ROTATE_INTERVAL_MS,
    'Milliseconds for which each picture of a turning spin is shown.',
    'S1 §4',
  ),
  dragSensitivityPx: option(
    wholeNumber(1, 200),
    DRAG_SENSITIVITY_PX,
    'Pixels of drag that turn a spin by one picture: fewer turn it faster.',
    'S1 §4',
  ),
  videoPosition: option(
    v.picklist(VIDEO_POSITIONS),
    'second',
    'Where the video stands among the pictures of the gallery.',
    'S1 §4',
  ),
  videoPlaceholder: option(
    v.nullable(imageSource),
    null,
    'The image in the place of a video until it is played, such as "/video.jpg"; the car\'s first picture when not given.',
    'S1 §4',
  ),
})

export type ViewerOptions = v.InferOutput<typeof viewerSchema>
