/** Which parts of the page of buying online are shown: the step, the way through the steps, what follows an answer. */
import type { JourneyStep } from '#domain/checkout-journey/journey-steps.ts'
import { JOURNEY_STEPS } from '#domain/checkout-journey/journey-steps.ts'
import type { FormValues } from '#domain/leads/form-values.ts'

/** Steps up to `open`, the one that the shopper has come to, are links. */
export function showStepView(host: HTMLElement, step: JourneyStep, open: JourneyStep): void {
  for (const section of host.querySelectorAll<HTMLElement>('[data-step]')) {
    section.hidden = section.dataset['step'] !== step
  }
  for (const link of host.querySelectorAll<HTMLAnchorElement>('[data-step-link]')) {
    const own = JOURNEY_STEPS.find((each) => each === link.dataset['stepLink']) ?? 'vehicle'
    if (JOURNEY_STEPS.indexOf(own) <= JOURNEY_STEPS.indexOf(open)) link.href = `#${own}`
    else link.removeAttribute('href')
    if (own === step) link.setAttribute('aria-current', 'step')
    else link.removeAttribute('aria-current')
  }
}

/** What belongs to an answer (`data-when="payment=finance"`) is there once it is given. */
export function showChosen(host: HTMLElement, values: FormValues): void {
  for (const part of host.querySelectorAll<HTMLElement>('[data-when]')) {
    const [name = '', value] = (part.dataset['when'] ?? '').split('=')
    part.hidden = values[name] !== value
  }
}
