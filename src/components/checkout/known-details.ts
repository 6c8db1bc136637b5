/** Fills a form with what the garage knows of whoever has signed in; what the shopper has typed stays. */
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

/** Nobody is asked, and nothing loaded, for a shopper who has not signed in. */
export async function fillKnownDetails(form: HTMLFormElement, platform: PlatformOptions): Promise<void> {
  if (!saysSignedIn(document.cookie)) return
  const { createGarage } = await import('#stores/garage.ts')
  const loaded = await createGarage(platform).load()
  if (loaded.kind !== 'garage') return
  const { details, phone_number: phone } = loaded.garage
  for (const [name, value] of Object.entries({ ...details, phone: formatPhone(phone) })) {
    const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (input !== null && input.value === '') input.value = value
  }
}
