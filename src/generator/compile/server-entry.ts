/** The compiled application's entry: everything that rendering needs, in one self-contained module. */
import { createApp } from 'astro/app/entrypoint'

export const app = createApp({ streaming: false })
