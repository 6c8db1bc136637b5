/** The slider of a spin. What is seen of it is moved by transform alone; the input, which is laid out, follows at rest. */
import { element } from '../../elements/draw-element.ts'

/** After the last turn. */
const REST_MS = 400

export interface SpinSlider {
  readonly box: HTMLElement
  /** From the shopper's own hand. */
  onInput(listener: (frame: number) => void): void
  show(frame: number, angleDegrees: number): void
}

export function createSpinSlider(count: number): SpinSlider {
  const input = element('input', {
    type: 'range',
    min: '0',
    max: String(count - 1),
    value: '0',
    'aria-label': 'Turn the vehicle',
  })
  const mark = element('span', { class: 'spin__mark' })
  const box = element('div', { class: 'spin__slider' }, input, mark)
  let rest: ReturnType<typeof setTimeout> | undefined
  return {
    box,
    onInput: (listener) => input.addEventListener('input', () => listener(Number(input.value))),
    show(frame, angleDegrees) {
      mark.style.transform = `translateX(${(frame / (count - 1)) * 100}%)`
      clearTimeout(rest)
      rest = setTimeout(() => {
        input.value = String(frame)
        input.setAttribute('aria-valuetext', `${Math.round(angleDegrees)} degrees`)
      }, REST_MS)
    },
  }
}
