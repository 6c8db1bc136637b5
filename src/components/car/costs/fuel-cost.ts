/** `<fuel-cost>`: recomputes what fuel costs as its price or the distance is typed (S1 §5). */
import { fuelCost, fuelCostTexts, readFuelEntry } from '#domain/running-costs/fuel-cost.ts'

/** In the place of a figure that cannot be computed. */
const NONE = '–'

export class FuelCost extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (form === null) return
    form.onsubmit = (event) => event.preventDefault()
    form.oninput = () => this.#compute(form)
    // Entered before the script ran, or kept by the browser over a reload.
    const isChanged = [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
    if (isChanged) this.#compute(form)
  }

  #compute(form: HTMLFormElement): void {
    const [priceAud, weeklyDistanceKm] = ['price', 'distance'].map((name) => {
      const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)
      const value = readFuelEntry(input?.value ?? '')
      input?.setAttribute('aria-invalid', String(value === null))
      return value
    })
    const texts =
      priceAud == null || weeklyDistanceKm == null
        ? null
        : fuelCostTexts(fuelCost({ priceAud, weeklyDistanceKm, usePer100Km: Number(this.dataset['use']) }))
    const shown = [texts?.weekly, texts?.monthly, texts?.yearly]
    for (const [index, figure] of this.querySelectorAll('dd').entries()) figure.textContent = shown[index] ?? NONE
  }
}
