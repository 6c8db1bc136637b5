/** Writes docs/configuration.md: the words of its template, with the keys of the schema as tables in their place. */
import type { ConfigurationKey } from './configuration-keys.ts'
import { configurationKeys, fallbackText } from './configuration-keys.ts'
import type { SchemaNode } from './schema-node.ts'

/** The line of the template that the tables replace. */
export const TABLES_MARK = '<!-- the tables of options -->'

export function configurationPage(template: string, siteSchema: SchemaNode): string {
  if (!template.includes(TABLES_MARK)) throw new Error(`The template lacks the line ${TABLES_MARK}`)
  const note = '<!-- Written by `npm run docs:configuration` from the schema in src/config/schema; change it there. -->'
  return `${note}\n\n${template.replace(TABLES_MARK, () => tables(configurationKeys(siteSchema)))}`
}

/** One table for the plain keys of the site, then one for each key that has keys inside. */
function tables(keys: readonly ConfigurationKey[]): string {
  const groups = Map.groupBy(keys, ({ path }) => path.split(/[.[]/)[0] ?? '')
  const plain = [...groups.values()].filter((group) => group.length === 1).flat()
  const nested = [...groups].filter(([, group]) => group.length > 1)
  return [
    '### The site itself',
    table(plain),
    ...nested.flatMap(([name, [own, ...inside]]) => [
      `### ${name}`,
      ...(own === undefined ? [] : introduction(own)),
      table(inside),
    ]),
  ].join('\n\n')
}

function introduction(own: ConfigurationKey): string[] {
  const { meaning, source, fallback } = own
  const { text, isLong } = fallbackText(fallback)
  const ending = fallback.kind === 'required' ? ' Required.' : text === '' || isLong ? '' : ` Default: ${text}.`
  return [`${meaning}${source === '' ? '' : ` (${source})`}${ending}`, ...longDefaults([own])]
}

function table(keys: readonly ConfigurationKey[]): string {
  const rows = keys.map(({ path, type, fallback, meaning, source }) => {
    const { text, isLong } = fallbackText(fallback)
    return [`\`${path}\``, type, isLong ? 'below' : text, meaning, source]
  })
  const lines = [['key', 'type', 'default', 'meaning', 'source'], ['---', '---', '---', '---', '---'], ...rows]
  return [lines.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n'), ...longDefaults(keys)].join('\n\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function longDefaults(keys: readonly ConfigurationKey[]): string[] {
  return keys.flatMap(({ path, fallback }) => {
    if (fallback.kind !== 'value' || !fallbackText(fallback).isLong) return []
    return [`Default of \`${path}\`:\n\n${longValue(fallback.value)}`]
  })
}

function longValue(value: unknown): string {
  if (typeof value === 'string') return `> ${value.replaceAll('\n', '\n> ')}`
  if (!Array.isArray(value)) return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
  const lines = value.map((item) => `  ${JSON.stringify(item)}`)
  return `\`\`\`json\n[\n${lines.join(',\n')}\n]\n\`\`\``
}

/** The keys of which nobody has said what they mean. */
export function undocumentedKeys(siteSchema: SchemaNode): string[] {
  return configurationKeys(siteSchema)
    .filter(({ meaning }) => meaning === '')
    .map(({ path }) => path)
}
