/** The parts of a content page: its Markdown as HTML, and between it what its short tags stand for. */
import { marked, Renderer } from 'marked'
import type { ConfigurationProblem } from '#config/problems/configuration-problem.ts'
import type { ContentPart } from '#domain/content/short-tags.ts'
import { readShortTag } from '#domain/content/short-tags.ts'

/** What a page of words needs beyond plain Markdown. */
class ContentRenderer extends Renderer {
  /** A wide table scrolls by itself, by keys too (WCAG 2.1.1). */
  override table(...[token]: Parameters<Renderer['table']>): string {
    return `<div class="prose__table" role="group" aria-label="Table" tabindex="0">${super.table(token)}</div>`
  }

  /** Its place is kept while it is loaded. */
  override image(...[token]: Parameters<Renderer['image']>): string {
    return super.image(token).replace('<img ', '<img width="1200" height="800" loading="lazy" decoding="async" ')
  }
}

export interface ReadContent {
  parts: ContentPart[]
  problems: ConfigurationProblem[]
}

/** `firstLine`: the number of the Markdown's first line in its file. */
export function readContentParts(markdown: string, firstLine: number): ReadContent {
  const parts: ContentPart[] = []
  const problems: ConfigurationProblem[] = []
  let words: string[] = []
  let fence: string | null = null
  const endWords = (): void => {
    const text = words.join('\n')
    words = []
    // A site's own Markdown is trusted as its site.ts is: only the site builder writes it.
    const renderer = new ContentRenderer()
    if (text.trim() !== '') parts.push({ kind: 'html', html: marked.parse(text, { async: false, renderer }) })
  }
  for (const [index, line] of markdown.split('\n').entries()) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1] ?? null
    if (mark !== null) fence = fence === null ? mark : fence === mark ? null : fence
    const read = fence === null && mark === null ? readShortTag(line) : ({ kind: 'words' } as const)
    const refuse = (expected: string, received: string, mend: string): void => {
      problems.push({ path: `line ${firstLine + index}`, file: null, expected, received, mend })
    }
    if (read.kind === 'words') words.push(line)
    else if (read.kind === 'problem') refuse(read.expected, read.received, read.mend)
    else if (read.part.kind === 'form' && parts.some(({ kind }) => kind === 'form'))
      refuse('one form on a page', line.trim(), 'Move the second form to a page of its own.')
    else {
      endWords()
      parts.push(read.part)
    }
  }
  endWords()
  return { parts, problems }
}
