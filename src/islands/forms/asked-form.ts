/** What a link to a form says of it: which form, about which car or offer, with what filled in. */

import type { FormLink } from '#domain/leads/form-link.ts'
import { readFormLink } from '#domain/leads/form-link.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { FORM_KINDS, formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { ShownCar } from '#stores/saved/viewed-cars.ts'
import type { FormFile } from '#view-models/form-file.ts'
import { FORM_FILE_PATH } from '#view-models/form-file.ts'
import type { ShownForm } from '#view-models/forms.ts'
import { priceWords } from './price-words.ts'

export interface AskedForm {
  form: ShownForm
  link: FormLink
  /** What the head of the dialog shows. */
  car: ShownCar | null
  opener: HTMLElement
}

let file: Promise<FormFile> | null = null

/** Rejects when the site's forms cannot be loaded; the next call tries again. */
export async function askedForm(opener: HTMLAnchorElement): Promise<AskedForm> {
  file ??= fetchFormFile()
  const { options, places, settings } = await file.catch((error: unknown) => {
    file = null
    throw error
  })
  const kind = kindOf(opener)
  const definition = formDefinition(kind, options, formContext(kind, places, opener.dataset['location'] ?? null))
  const page = { path: location.pathname, url: location.origin + location.pathname }
  const link = readFormLink(new URL(opener.href).search)
  return { form: { definition, known: {}, page, settings }, link, car: carBeside(opener), opener }
}

async function fetchFormFile(): Promise<FormFile> {
  const response = await fetch(FORM_FILE_PATH)
  if (!response.ok) throw new Error(`${FORM_FILE_PATH} is answered with status ${response.status}`)
  // A file of the same release as this code.
  return (await response.json()) as FormFile
}

function kindOf({ dataset }: HTMLElement): FormKind {
  return FORM_KINDS.find((kind) => kind === dataset['form']) ?? 'enquiry'
}

/** The car of the card or of the page in which the link stands; the offer of its page. */
function carBeside(link: HTMLElement): ShownCar | null {
  const place = link.closest<HTMLElement>('.card, .offer') ?? document.querySelector<HTMLElement>('.car')
  if (place === null) return null
  const { name, image } = place.querySelector<HTMLElement>('favourite-button')?.dataset ?? {}
  const imageUrl = image ?? place.querySelector('img')?.currentSrc ?? null
  return {
    name: name ?? place.querySelector('h1')?.textContent ?? document.title,
    imageUrl: imageUrl === '' ? null : imageUrl,
    price: priceWords(place),
  }
}
