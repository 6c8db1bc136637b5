/** What is wrong with the answers of a form, beside its fields. */
import type { FieldError } from '#domain/leads/form-errors.ts'

type Input = HTMLInputElement | HTMLSelectElement

/** One radio group counts by each of its buttons. */
export function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>('input[name], select[name]')]
}

/**
 * Says what is wrong in the element that describes each field, or the group that it is in, and takes the shopper to the
 * first; `true` when something is.
 */
export function showFieldErrors(form: HTMLFormElement, errors: readonly FieldError[]): boolean {
  const wrong: Input[] = []
  for (const input of inputsOf(form)) {
    const message = errors.find(({ name }) => name === input.name)?.message ?? ''
    sayAt(input, message)
    if (message !== '') wrong.push(input)
  }
  wrong[0]?.focus()
  return errors.length > 0
}

/** An answer that is being changed is looked at again when the shopper goes on. */
export function clearFieldError(form: HTMLFormElement, name: string): void {
  for (const input of inputsOf(form)) if (input.name === name) sayAt(input, '')
}

function sayAt(input: Input, message: string): void {
  const described = input.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
  const problem = document.getElementById(described)
  // Said again only when it changes: it is an alert.
  if (problem !== null && problem.textContent !== message) problem.textContent = message
  if (message === '') input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}
