/** Buttons of a car; the first is the one that most shoppers want. */
import { iconHtml } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { CarAction } from '../car-actions.ts'

interface CarActionsOptions {
  class: string
  /** "Call 02 5550 4180": the words of the call button, where the number is shown. */
  callLabel?: string | null
  /** The code of the place where the car stands. */
  location?: string | null
}

export function carActionsHtml(actions: readonly CarAction[], options: CarActionsOptions): string {
  if (actions.length === 0) return ''
  return `<div class="${options.class}">${actions.map((action, index) => actionHtml(action, index, options)).join('')}</div>`
}

function actionHtml(
  action: CarAction,
  index: number,
  { callLabel = null, location = null }: CarActionsOptions,
): string {
  const { button, label, href, icon, form, isReport, chat } = action
  const opensFile = isReport && form === null
  const attributes = attributesHtml({
    href,
    'data-form': form ?? undefined,
    'data-location': form === null ? undefined : (location ?? undefined),
    'data-chat': chat?.script,
    'data-chat-call': chat?.openCall ?? undefined,
    target: opensFile ? '_blank' : undefined,
    rel: opensFile ? 'noopener' : undefined,
  })
  const words = button === 'call' ? (callLabel ?? label) : label
  return `<a class="${index === 0 ? 'button' : 'button button--quiet'}"${isReport ? ' data-report' : ''}${attributes}>${icon === null ? '' : iconHtml(icon)}${escapeText(words)}</a>`
}
