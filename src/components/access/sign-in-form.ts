/** `<sign-in-form data-platform>`: asks for a mobile number, then for the code that was sent to it. */
import { CODE_MESSAGE, MOBILE_MESSAGE, mobileNumber } from '#domain/access/mobile-number.ts'
import { readSignInQuery } from '#domain/access/sign-in-link.ts'
import { signInWords } from '#domain/access/sign-in-words.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import type { SignInOutcome, VisitorStore } from '#stores/visitor.ts'
import { createVisitor } from '#stores/visitor.ts'
import { readTextedCode } from './texted-code.ts'

type Step = 'phone' | 'code' | 'account' | 'done'

const FAILED_MESSAGE = 'We cannot be reached just now. Please check your connection and try again.'
/** Ours: how long the button for another code waits. */
const RESEND_SECONDS = 30
const CODE_DIGITS = 6

export class SignInForm extends HTMLElement {
  readonly #request = readSignInQuery(location.search)
  #visitor: VisitorStore | null = null
  #phoneNumber = ''
  #isBusy = false
  #resend: ReturnType<typeof setInterval> | undefined
  #leaving = new AbortController()

  connectedCallback(): void {
    // Written by the page of the same release.
    const platform = JSON.parse(this.dataset['platform'] ?? '{}')
    this.#visitor = createVisitor({ platform }, () => document.cookie)
    const { title, reason } = signInWords(this.#request.type)
    this.#find('h1').textContent = title
    this.#find('[data-reason]').textContent = reason
    this.#find<HTMLAnchorElement>('[data-back]').href = this.#request.back
    this.#form('phone').onsubmit = (event) => {
      event.preventDefault()
      void this.#sendCode(this.#input('phone'))
    }
    this.#form('code').onsubmit = (event) => {
      event.preventDefault()
      void this.#signIn()
    }
    const code = this.#input('code')
    code.oninput = () => {
      this.#say(code, '')
      if (digitsOf(code.value).length === CODE_DIGITS) void this.#signIn()
    }
    this.#input('phone').oninput = () => this.#say(this.#input('phone'), '')
    this.#find('[data-change]').onclick = () => this.#show('phone')
    this.#find('[data-resend]').onclick = () => void this.#sendCode(code)
    this.#find('[data-sign-out]').onclick = () => void this.#signOut(false)
    this.#find('[data-sign-out-everywhere]').onclick = () => void this.#signOut(true)
    void this.#start()
  }

  disconnectedCallback(): void {
    clearInterval(this.#resend)
    this.#leaving.abort()
  }

  /** Whoever has signed in goes straight on (S2 §4); a page that was opened by itself shows who it is. */
  async #start(): Promise<void> {
    const session = await this.#visitor?.load()
    if (session?.kind !== 'signedIn') {
      if (this.dataset['step'] === undefined) this.#show('phone')
    } else if (this.#request.type === null && this.#request.redirect === '/') {
      this.#find('h1').textContent = 'Your account'
      this.#find('[data-reason]').textContent = 'You have signed in on this device.'
      this.#find('[data-who]').textContent = formatPhone(session.phone ?? '')
      this.#show('account')
    } else this.#goOn()
  }

  async #sendCode(from: HTMLInputElement): Promise<void> {
    const phoneNumber = mobileNumber(this.#input('phone').value)
    if (phoneNumber === null) {
      this.#show('phone')
      this.#say(this.#input('phone'), MOBILE_MESSAGE)
      return
    }
    const outcome = await this.#while(() => this.#visitor?.requestCode(phoneNumber))
    if (outcome === null) return
    if (outcome.kind !== 'done') {
      this.#say(from, messageOf(outcome))
      return
    }
    this.#phoneNumber = phoneNumber
    this.#find('[data-number]').textContent = formatPhone(phoneNumber)
    const code = this.#input('code')
    code.value = ''
    this.#say(code, '')
    this.#show('code')
    if (from === code)
      this.#find('[data-sent]').textContent = 'Another code is on its way. The one before no longer works.'
    this.#countDown()
    const texted = await readTextedCode(this.#leaving.signal)
    if (texted === null || this.dataset['step'] !== 'code') return
    code.value = texted
    await this.#signIn()
  }

  async #signIn(): Promise<void> {
    const code = this.#input('code')
    const digits = digitsOf(code.value)
    if (digits.length !== CODE_DIGITS) {
      this.#say(code, CODE_MESSAGE)
      return
    }
    const outcome = await this.#while(() => this.#visitor?.signIn(this.#phoneNumber, digits))
    if (outcome === null) return
    if (outcome.kind === 'done') {
      this.#show('done')
      this.#goOn()
      return
    }
    if (outcome.kind === 'refused') {
      code.value = ''
      if (outcome.isCodeSpent) this.#mayResend()
    }
    this.#say(code, messageOf(outcome))
  }

  async #signOut(everywhere: boolean): Promise<void> {
    const outcome = await this.#while(() => this.#visitor?.signOut(everywhere))
    if (outcome?.kind === 'done') location.assign('/')
    else if (outcome !== null) this.#find('[data-account-problem]').textContent = messageOf(outcome)
  }

  /** In the place of this page: the way back does not lead through it. */
  #goOn(): void {
    this.#show('done')
    location.replace(this.#request.redirect)
  }

  /** One call at a time; `null` while another runs. */
  async #while(call: () => Promise<SignInOutcome> | undefined): Promise<SignInOutcome | null> {
    if (this.#isBusy) return null
    this.#isBusy = true
    this.setAttribute('aria-busy', 'true')
    const outcome = await call()
    this.#isBusy = false
    this.removeAttribute('aria-busy')
    return outcome ?? null
  }

  #show(step: Step): void {
    const isFirst = this.dataset['step'] === undefined
    this.dataset['step'] = step
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = part.dataset['part'] !== step
    // On arrival the page's own beginning has the focus: a phone's keyboard would hide what it is about.
    if (isFirst) return
    if (step === 'phone' || step === 'code') this.#input(step).focus()
  }

  /** An error is announced, and its field has the focus. */
  #say(input: HTMLInputElement, message: string): void {
    const problem = this.#find(`#${input.id}-problem`)
    if (message === '' && problem.textContent === '') return
    problem.textContent = message
    this.#find('[data-sent]').textContent = ''
    input.setAttribute('aria-invalid', String(message !== ''))
    if (message !== '') input.focus()
  }

  #countDown(): void {
    const button = this.#find<HTMLButtonElement>('[data-resend]')
    let secondsLeft = RESEND_SECONDS
    clearInterval(this.#resend)
    button.disabled = true
    button.textContent = `Send another code in ${secondsLeft} s`
    this.#resend = setInterval(() => {
      secondsLeft -= 1
      if (secondsLeft <= 0) this.#mayResend()
      else button.textContent = `Send another code in ${secondsLeft} s`
    }, 1_000)
  }

  #mayResend(): void {
    clearInterval(this.#resend)
    const button = this.#find<HTMLButtonElement>('[data-resend]')
    button.disabled = false
    button.textContent = 'Send another code'
  }

  #form(step: 'phone' | 'code'): HTMLFormElement {
    return this.#find<HTMLFormElement>(`form[data-part="${step}"]`)
  }

  #input(step: 'phone' | 'code'): HTMLInputElement {
    return this.#find<HTMLInputElement>(`form[data-part="${step}"] input`)
  }

  #find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.querySelector<E>(selector)
    if (found === null) throw new Error(`The sign-in page has no ${selector}.`)
    return found
  }
}

function digitsOf(written: string): string {
  return written.normalize('NFKC').replace(/\D/g, '')
}

function messageOf(outcome: Exclude<SignInOutcome, { kind: 'done' }>): string {
  return outcome.kind === 'failed' ? FAILED_MESSAGE : outcome.message
}
