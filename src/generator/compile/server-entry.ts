/** The compiled application's entry: everything that rendering needs, in one self-contained module. */
import { createApp } from 'astro/app/entrypoint'

export const app = createApp({ streaming: false })

/** Astro imports the module of a page's route for each page; asking Node for it again is a part of a small page's time. */
const { pageMap } = app.manifest
for (const [component, load] of pageMap ?? []) {
  let page: ReturnType<typeof load> | undefined
  pageMap?.set(component, () => {
    page ??= load()
    return page
  })
}
