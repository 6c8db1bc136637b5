/** The project's own pictures that a site's cars name: linked into its release from one place that all sites share. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { inWidth, isLocalFilm, localWidthsPx } from '#domain/images/local-picture.ts'
import { largePicture } from '#domain/images/social-photograph.ts'
import { isMissing } from '../build-error.ts'
import { PROJECT_DIR } from '../project.ts'

/** Holds `imagery/<body>/<colour>/<view>-<width>.avif`, and a few films beside them. */
export const PICTURES_DIR = join(PROJECT_DIR, 'assets')

/** File of the release -> file of the project: every width of each picture that is one of ours, its films, and what social networks read. */
export function usedPictures(urls: ReadonlySet<string>, picturesDir: string = PICTURES_DIR): Map<string, string> {
  const used = new Map<string, string>()
  for (const url of urls) {
    for (const width of localWidthsPx(url)) {
      const address = inWidth(url, width)
      used.set(address.slice(1), picturesDir + address)
    }
    if (isLocalFilm(url)) used.set(url.slice(1), join(picturesDir, url))
    const large = largePicture(url)
    if (large !== null) used.set(large.slice(1), join(picturesDir, large))
  }
  return used
}

/** Beside the pictures: file -> hash of its content, so that a build need not read them all. */
export const PICTURE_HASHES = 'imagery/hashes.json'

let known: Promise<Record<string, string>> | null = null

/** The hashes as `npm run imagery` wrote them, read once in a process; none where there are no pictures. */
export function pictureHashes(): Promise<Record<string, string>> {
  known ??= readFile(join(PICTURES_DIR, PICTURE_HASHES), 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    (error: unknown) => {
      if (isMissing(error)) return {}
      throw error
    },
  )
  return known
}

const PICTURE = /\/imagery\/[-\w/]+\.avif/g

/** The pictures that a site names besides those of its cars: in its pages, offers and places. */
export function namedPictures({
  site,
  data,
  contentPages,
}: Pick<Catalogue, 'site' | 'data' | 'contentPages'>): readonly string[] {
  const { home, promotions, group, offers, locations } = site
  const named = [home, promotions, group, offers, locations, data.offers, data.brands, contentPages]
  return JSON.stringify(named).match(PICTURE) ?? []
}
