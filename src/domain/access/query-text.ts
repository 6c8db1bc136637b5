/** The query of a link, both ways, in the encoding that `URLSearchParams` reads too. */

/** "?car_id=t1042&back=%2Fcars"; parameters without a value are left out; empty when none is left. */
export function queryText(parameters: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return written.length === 0 ? '' : `?${written.join('&')}`
}

/** The first value of each parameter of "?a=1&b=2" or "a=1&b=2"; what cannot be decoded is left as it stands. */
export function queryParameters(query: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const pair of query.replace(/^\?/, '').replace(/#.*$/, '').split('&')) {
    if (pair === '') continue
    const split = pair.indexOf('=')
    const name = decoded(split === -1 ? pair : pair.slice(0, split))
    if (!parameters.has(name)) parameters.set(name, split === -1 ? '' : decoded(pair.slice(split + 1)))
  }
  return parameters
}

function decoded(part: string): string {
  const spaced = part.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
