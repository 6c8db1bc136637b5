/** What a car can be looked at with besides its photographs (S1 §3 "Media"). */
import type { Car, CarViewing } from '#domain/car/car.ts'
import { galleryVideoUrl } from '#domain/car/viewer/gallery.ts'
import { hotspotsFromDto, hotspotsSchema } from '#domain/entities/car-media.ts'
import { asPart } from '#domain/entities/fields.ts'
import { isEmptyValue } from '#domain/values/read-number.ts'
import { readUrl } from '#domain/values/read-url.ts'
import { scalarOf } from '../mapping/raw-record.ts'
import type { FieldReader } from './field-reader.ts'
import { readUrls } from './lists.ts'

const MAX_VIDEOS = 20
/** A spin has at most one picture for each degree. */
const MAX_SPIN_IMAGES = 360
const SAFE_URL = 'an https: address or a path from /'

const asHotspots = asPart(hotspotsSchema)

type Viewing = Pick<Car, 'videoUrl' | 'externalVideoUrl' | 'viewing' | 'historyReportUrl'>

export function readViewing(reader: FieldReader): Viewing {
  const videoUrl = reader.value('video_url', readUrl, SAFE_URL)
  const externalVideoUrl = reader.value('external_video_url', readUrl, SAFE_URL)
  const viewing = readOthers(reader)
  return {
    videoUrl: galleryVideoUrl({ videoUrl, externalVideoUrl, videoUrls: viewing?.videoUrls ?? [] }),
    externalVideoUrl,
    viewing,
    historyReportUrl: reader.value('file', readUrl, SAFE_URL),
  }
}

function readOthers(reader: FieldReader): CarViewing | null {
  const viewing: CarViewing = {
    videoUrls: readUrls(reader, 'videos', MAX_VIDEOS),
    walkaroundVideoUrls: readUrls(reader, 'walkaround_videos', MAX_VIDEOS),
    spinImageUrls: readUrls(reader, 'spin_images', MAX_SPIN_IMAGES),
    spinInteriorImageUrl: reader.value('spin_interior_image', readUrl, SAFE_URL),
    spinCode: reader.line('spin_code', 200),
    hotspots: readHotspots(reader),
  }
  const hasAny = Object.values(viewing).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
  return hasAny ? viewing : null
}

function readHotspots(reader: FieldReader): CarViewing['hotspots'] {
  const value = reader.object('hotspots')
  if (value === null) return []
  const hotspots = hotspotsFromDto(asHotspots(value))
  const isEmpty = ['exterior', 'interior'].every((view) => isEmptyValue(scalarOf(value[view])))
  if (hotspots.length === 0 && !isEmpty) {
    reader.dropped('unreadable', 'hotspots', value, 'exterior and interior lists of points', 'no point can be read')
  }
  return hotspots
}
