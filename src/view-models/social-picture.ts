/** The picture that social networks show of a page: a photograph, else one that the build makes. */
import type { Site } from '#config/schema/site.ts'
import type { BodyType } from '#domain/car/car.ts'
import { carCurrentTitle } from '#domain/car/car-title.ts'
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX, socialPhotograph } from '#domain/images/social-photograph.ts'
import { textHash } from '#domain/values/text-hash.ts'
import type { PageInputs } from './page.ts'

export interface SocialPicture {
  /** Root-relative, or of another host. */
  url: string
  size: { widthPx: number; heightPx: number } | null
  alt: string
  /** What the build makes it of; `null` of a photograph. */
  made: MadePicture | null
}

/** Words above a drawing, in the site's colours. */
export interface MadePicture {
  title: string
  line: string
  bodyType: BodyType | null
}

const SOCIAL_FOLDER = 'social'

export function socialPicture(site: Site, inputs: PageInputs): SocialPicture {
  const drawing = site.home.silhouette
  switch (inputs.kind) {
    case 'car': {
      const { car } = inputs
      const title = carCurrentTitle(car, site.vehiclePage.seriesInTitle)
      return photograph(site, car.images[0]?.url ?? null, title) ?? drawingOfBody(site, car.bodyType)
    }
    case 'offer': {
      const { name, imageUrl, lastDay } = inputs.card
      const line = lastDay === null ? site.name : `${site.name} · Until ${lastDay}`
      return photograph(site, imageUrl, name) ?? made(site, { title: name, line, bodyType: drawing })
    }
    case 'location': {
      const { name, image, address } = inputs.location
      const line = `${address.street}, ${address.city} ${address.state}`
      return photograph(site, image?.url ?? null, name) ?? made(site, { title: name, line, bodyType: drawing })
    }
    case 'brand': {
      const { title, banner } = inputs.brand
      return photograph(site, banner, title) ?? made(site, { title, line: `At ${site.name}`, bodyType: drawing })
    }
    case 'model': {
      const { title, image } = inputs
      return photograph(site, image?.url ?? null, title) ?? pictureOfSite(site)
    }
    default:
      return pictureOfSite(site)
  }
}

/** Of every page that has none of its own. */
export function pictureOfSite(site: Site): SocialPicture {
  const { headline, silhouette } = site.home
  return (
    photograph(site, site.seo.openGraphImage, site.name) ??
    made(site, { title: headline, line: new URL(site.url).host, bodyType: silhouette })
  )
}

/** Of every vehicle of a body that has no photograph: one for each vehicle would be most of a build's time. */
export function drawingOfBody(site: Site, bodyType: BodyType | null): SocialPicture {
  return made(site, { title: site.home.headline, line: 'Price and details on our website', bodyType })
}

function photograph(site: Site, url: string | null, alt: string): SocialPicture | null {
  const found = url === null ? null : socialPhotograph(url, site.images)
  return found === null ? null : { ...found, alt, made: null }
}

/** By site and words: thousands of pages share a handful. */
const known = new WeakMap<Site, Map<string, SocialPicture>>()

/** Named by all that it shows, so that a network that keeps pictures by their address never shows an old one. */
function made(site: Site, picture: MadePicture): SocialPicture {
  const ofSite = known.get(site) ?? new Map<string, SocialPicture>()
  known.set(site, ofSite)
  const key = JSON.stringify(picture)
  let answer = ofSite.get(key)
  if (answer === undefined) {
    const { name, theme } = site
    answer = {
      url: `/${SOCIAL_FOLDER}/${textHash(JSON.stringify([picture, name, theme]))}.jpg`,
      size: { widthPx: SOCIAL_WIDTH_PX, heightPx: SOCIAL_HEIGHT_PX },
      alt: `${name}: ${picture.title}`,
      made: picture,
    }
    ofSite.set(key, answer)
  }
  return answer
}
