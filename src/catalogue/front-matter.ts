/** The front matter of a content page: YAML between two lines of `---`, with every problem named by line and key. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { closestName } from '#config/problems/closest-name.ts'
import type { ConfigurationProblem } from '#config/problems/configuration-problem.ts'
import { clipValue, SiteConfigurationError } from '#config/problems/configuration-problem.ts'

const REQUIRED = ['title', 'description'] as const
/** Both or neither: the page is then that of a new model. */
const MODEL = ['make', 'model'] as const
const KEYS = [...REQUIRED, ...MODEL] as const

export interface FrontMatter {
  title: string
  description: string
  /** The new model whose page it is; `null` of most pages. */
  model: { make: string; model: string } | null
}

const EXAMPLE = 'Start the file with:\n  ---\n  title: About us\n  description: One sentence for search engines\n  ---'

/** The front matter, and the Markdown after it. Throws a `SiteConfigurationError` that lists every problem. */
export function readFrontMatter(file: string, source: string): { frontMatter: FrontMatter; markdown: string } {
  const [first = '', ...lines] = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.findIndex((line) => line.trimEnd() === '---')
  if (first.trimEnd() !== '---' || end === -1) {
    const received = first.trimEnd() === '---' ? 'no second line of ---' : clipValue(first)
    const problem = { path: '', file: null, expected: 'front matter between two lines of ---', received, mend: EXAMPLE }
    throw new SiteConfigurationError(file, [problem])
  }
  const frontMatter = parseFrontMatter(file, lines.slice(0, end).join('\n'))
  return { frontMatter, markdown: lines.slice(end + 1).join('\n') }
}

function parseFrontMatter(file: string, yaml: string): FrontMatter {
  const lineCounter = new LineCounter()
  const { contents, errors } = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // The line of --- stands before the first one.
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + 1
  const problems: ConfigurationProblem[] = []
  const add = (key: string, line: number | null, expected: string, received: string, mend: string): void => {
    const path = [key, line === null ? '' : `(line ${line})`].filter(Boolean).join(' ')
    problems.push({ path, file: null, expected, received, mend })
  }
  for (const { message, pos } of errors) {
    add('', lineAt(pos[0]), 'valid YAML', message, 'Put a text that holds a colon, a # or quotes in double quotes.')
  }
  if (errors.length > 0) throw new SiteConfigurationError(file, problems)
  const values: Partial<Record<(typeof KEYS)[number], string>> = {}
  const written = new Set<string>()
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const name = isScalar(key) ? String(key.value) : ''
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : null
    const text: unknown = isScalar(value) ? value.value : value?.toJSON()
    const meant = KEYS.find((known) => known === name) ?? closestKey(name)
    if (meant !== null) written.add(meant)
    if (meant !== name) {
      const mend =
        meant === null ? `The keys are ${REQUIRED.join(', ')}, ${MODEL.join(' and ')}.` : `Did you mean \`${meant}\`?`
      add(name, line, 'a known key', clipValue(name), mend)
    } else if (typeof text === 'string' && text.trim() !== '') values[name] = text.trim()
    else add(name, line, 'a text', clipValue(text), 'Write it in double quotes.')
  }
  const { title, description, make, model } = values
  const isOfModel = written.has('make') || written.has('model')
  const needed = isOfModel ? KEYS : REQUIRED
  if (
    problems.length === 0 &&
    needed.every((key) => written.has(key)) &&
    title !== undefined &&
    description !== undefined
  )
    return { title, description, model: make === undefined || model === undefined ? null : { make, model } }
  for (const key of needed) if (!written.has(key)) add(key, null, 'a text', 'nothing', EXAMPLE)
  throw new SiteConfigurationError(file, problems)
}

function closestKey(name: string): (typeof KEYS)[number] | null {
  const closest = closestName(name, KEYS)
  return KEYS.find((key) => key === closest) ?? null
}
