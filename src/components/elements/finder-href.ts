/** Where the search of the home page leads. */

export interface Choice {
  name: string
  value: string
  /** The route that stands for the choice, when there is one. */
  href: string | null
}

/** The route of the first choice that has one; the other choices as parameters, in the words of the search page. */
export function finderHref(searchPath: string, choices: readonly Choice[]): string {
  const chosen = choices.filter(({ value }) => value !== '')
  const route = chosen.find(({ href }) => href !== null)
  const parameters = chosen
    .filter((choice) => choice !== route)
    .map(({ name, value }) => `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`)
  return `${route?.href ?? searchPath}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`
}
