/** The pictures that social networks show of pages without a photograph: made by the build, each once. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Site } from '#config/schema/site.ts'
import { socialPhotograph } from '#domain/images/social-photograph.ts'
import { onceForRuns, onceForRunsOf } from '#domain/values/runs.ts'
import type { SocialPicture } from '#view-models/social-picture.ts'
import { drawingOfBody, socialPicture } from '#view-models/social-picture.ts'
import type { SitePlan } from '../plan/plan-site.ts'
import type { DrawPicture } from './draw-social-picture.ts'
import type { SiteFile } from './site-files.ts'

/** Have a picture of their own. */
const KINDS = new Set(['home', 'offer', 'location', 'brand'])

/** File -> content, for the pages of a plan. */
export function socialPictureFiles(
  { site, listed }: Pick<Catalogue, 'site' | 'listed'>,
  { pages }: Pick<SitePlan, 'pages'>,
  codeId: string,
): Map<string, SiteFile> {
  const pictures = pagesWithPicture(pages)
    .flat()
    .map(({ page }) => socialPicture(site, page.inputs))
  const bodies = new Set(bodiesToDraw(site, listed).flat())
  for (const body of bodies) pictures.push(drawingOfBody(site, body))
  const draw = drawerOf(site)
  return new Map(pictures.flatMap((picture) => fileOf(picture, codeId, draw)))
}

const pagesWithPicture = onceForRuns((pages: SitePlan['pages']) => pages.filter(({ kind }) => KINDS.has(kind)))

/** Of cars without a photograph that social networks can read. */
const bodiesToDraw = onceForRunsOf((site: Site, cars: readonly ListedCar[]) => {
  const isDrawn = ({ car: { image } }: ListedCar): boolean =>
    image === null || socialPhotograph(image.url, site.images) === null
  return [...new Set(cars.filter(isDrawn).map(({ car }) => car.bodyType))]
})

function fileOf({ url, made }: SocialPicture, codeId: string, draw: DrawPicture): [string, SiteFile][] {
  if (made === null) return []
  const hash = hashText(`${codeId} ${url}`)
  return [[url.slice(1), { kind: 'made', hash, make: () => draw(made) }]]
}

/** The library that draws takes longer to load than most builds take for all of their files, and few draw anything. */
function drawerOf(site: Site): DrawPicture {
  let drawer: Promise<DrawPicture> | null = null
  return async (made) => {
    drawer ??= import('./draw-social-picture.ts').then(({ createPictureDrawer }) => createPictureDrawer(site))
    return (await drawer)(made)
  }
}
