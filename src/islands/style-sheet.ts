/** The style sheet of what is loaded on demand: `import url from './island.css?url'` beside it. */

const sheets = new Map<string, Promise<void>>()

/** Resolves when the rules apply; rejects when they cannot be loaded, and the next call tries again. */
export function loadStyleSheet(url: string): Promise<void> {
  const known = sheets.get(url)
  if (known !== undefined) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets.delete(url)
      reject(new Error(`The style sheet ${url} cannot be loaded`))
    }
  })
  sheets.set(url, loading)
  document.head.append(link)
  return loading
}
