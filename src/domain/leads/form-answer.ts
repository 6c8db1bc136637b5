/** The page in which the platform answers a plain form that is not right: it comes with each release, without the form. */

export const FORM_ANSWER_PATH = '/check-your-details'
const START = '<!--form-->'
const END = '<!--/form-->'

/** Words for whoever opens the page by its address, which the form replaces. */
export function replaceable(words: string): string {
  return START + words + END
}

/** The page with the form in place of its words; `null` when it has no place for one. */
export function withForm(page: string, form: string): string | null {
  const start = page.indexOf(START)
  const end = page.indexOf(END)
  return start === -1 || end < start ? null : page.slice(0, start) + form + page.slice(end + END.length)
}
