/** What a page's HTML alone keeps from people who use it by keyboard, voice or screen reader (WCAG 2.2 A and AA). */
import { Parser } from 'htmlparser2'

interface Element {
  name: string
  attributes: Record<string, string>
  /** Of all within it, with the words that stand for pictures. */
  text: string
  isHidden: boolean
  isLabelled: boolean
  /** Where the focus goes when it opens. */
  hasAutofocus: boolean
}

const FIELDS = new Set(['input', 'select', 'textarea'])
/** Need no label of their own. */
const BUTTON_INPUTS = new Set(['hidden', 'submit', 'button', 'image'])
/** WCAG 1.3.5: fields about the person who fills them in say so. */
const PERSONAL = /^(?:name|first_?name|last_?name|email|phone|mobile|postcode)$/i

export function markupProblems(html: string): string[] {
  const problems = new Set<string>()
  const open: Element[] = []
  const fields: Element[] = []
  const [ids, repeated, labelled] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let [level, firstHeadings, mains] = [0, 0, 0]
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1)
      const isHidden = parent?.isHidden === true || 'hidden' in attributes || attributes['aria-hidden'] === 'true'
      const isLabelled = open.some((each) => each.name === 'label')
      const element = { name, attributes, text: '', isHidden, isLabelled, hasAutofocus: false }
      open.push(element)
      if ('autofocus' in attributes) for (const each of open) each.hasAutofocus = true
      const { id, tabindex } = attributes
      if (id !== undefined) (ids.has(id) ? repeated : ids).add(id)
      if (Number(tabindex) > 0) problems.add(`tabindex ${tabindex} changes the order of the keyboard`)
      if (name === 'label' && attributes['for'] !== undefined) labelled.add(attributes['for'])
      if (name === 'main') mains++
      if (!isHidden && FIELDS.has(name) && !BUTTON_INPUTS.has(attributes['type'] ?? '')) fields.push(element)
      if (name === 'iframe' && !attributes['title']) problems.add('an iframe has no title')
      if (name === 'img') {
        if (attributes['alt'] === undefined) problems.add(`no alt: ${attributes['src']}`)
        for (const each of open) each.text += attributes['alt'] ?? ''
      }
      if (/^h[1-6]$/.test(name) && !isHidden && !open.some((each) => each.name === 'dialog')) {
        const next = Number(name[1])
        if (next > level + 1) problems.add(`a heading of level ${next} follows one of level ${level}`)
        if (next === 1) firstHeadings++
        level = next
      }
    },
    ontext(text) {
      for (const each of open) each.text += text
    },
    onclosetag() {
      const element = open.pop()
      if (element !== undefined && needsName(element) && !hasName(element))
        problems.add(`no name: ${described(element)}`)
      if (element !== undefined && isPopoverDialog(element) && !element.hasAutofocus)
        problems.add(`the focus stays outside when it opens: ${described(element)}`)
    },
  })
  parser.end(html)
  for (const field of fields) {
    const { id, name, autocomplete, type } = field.attributes
    const isLabelled = field.isLabelled || hasName(field) || (id !== undefined && labelled.has(id))
    if (!isLabelled) problems.add(`no label: ${described(field)}`)
    if (PERSONAL.test(name ?? '') && type !== 'checkbox' && !autocomplete)
      problems.add(`no autocomplete: ${described(field)}`)
  }
  for (const id of repeated) problems.add(`two elements have the id ${id}`)
  for (const [, names = ''] of html.matchAll(/\saria-(?:labelledby|describedby)="([^"]+)"/g)) {
    for (const id of names.split(/\s+/))
      if (!ids.has(id)) problems.add(`no element has the id ${id}, which names another`)
  }
  if (!/<html[^>]*\slang="/.test(html)) problems.add('the page does not say its language')
  if (firstHeadings !== 1) problems.add(`${firstHeadings} headings of level 1`)
  if (mains !== 1) problems.add(`${mains} main parts`)
  return [...problems]
}

/** `showModal` moves the focus by itself; a popover moves it to what has `autofocus` alone. */
function isPopoverDialog({ attributes }: Element): boolean {
  return attributes['role'] === 'dialog' && 'popover' in attributes
}

function needsName({ name, attributes, isHidden }: Element): boolean {
  if (isHidden) return false
  return (
    name === 'button' || name === 'summary' || name === 'dialog' || (name === 'a' && attributes['href'] !== undefined)
  )
}

/** A dialog is named by an attribute alone: its text is what is in it. */
function hasName({ name, attributes, text }: Element): boolean {
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((each) => Boolean(attributes[each]))
  return isNamed || (name !== 'dialog' && !FIELDS.has(name) && text.trim() !== '')
}

function described({ name, attributes }: Element): string {
  return `${name} ${attributes['name'] ?? attributes['class'] ?? attributes['href'] ?? ''}`.trim()
}
