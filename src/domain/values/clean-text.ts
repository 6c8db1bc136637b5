/** Makes plain text of whatever a feed holds: no markup, no control characters, no formulas, no hidden marks. */

/** Characters that need a closer look: markup, controls, invisible marks, bidirectional overrides, half characters. */
const SUSPECT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its work
  /[<&\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\ud800-\udfff]/

const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is its work
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]|\p{Surrogate}/gu

const LINE_BREAK = /\r\n?|[\u2028\u2029\v\f]/g

const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  eacute: 'é',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  euro: '€',
  pound: '£',
  cent: '¢',
  sup2: '²',
  sup3: '³',
  ensp: ' ',
  emsp: ' ',
  tab: ' ',
  newline: '\n',
  check: '✓',
  starf: '★',
  laquo: '«',
  raquo: '»',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  egrave: 'è',
}

export interface CleanText {
  text: string
  /** Rules that changed more than spaces: `html`, `invisible-characters`, `formula`. */
  repairs: string[]
}

/** Two spaces beside each other, or any white space but a space. */
const UNEVEN_SPACE = /\s\s|[^\S ]/

/** Most texts are in order and stay the strings that they are: of ten thousand cars, copies would keep 10 MB more. */
function inOneLine(text: string): string {
  return (UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).trim()
}

/** One line of plain text. */
export function cleanLine(raw: string): CleanText {
  const repairs: string[] = []
  const plain = SUSPECT.test(raw) ? plainText(raw, repairs) : raw
  const line = inOneLine(plain)
  const text = withoutFormula(line)
  if (text !== line) repairs.push('formula')
  return { text, repairs }
}

/** Plain text with its paragraphs: at most one empty line between them. */
export function cleanParagraphs(raw: string): CleanText {
  const repairs: string[] = []
  const plain = SUSPECT.test(raw) ? plainText(raw, repairs) : raw
  const lines = plain.split('\n').map(inOneLine)
  const paragraphs = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const text = withoutFormula(paragraphs)
  if (text !== paragraphs) repairs.push('formula')
  return { text, repairs }
}

function plainText(raw: string, repairs: string[]): string {
  const lines = raw.replace(LINE_BREAK, '\n')
  const visible = lines.replace(INVISIBLE, '')
  if (visible !== lines) repairs.push('invisible-characters')
  if (!/[<&]/.test(visible)) return visible.normalize('NFC')
  // Once before decoding, and once after for comments that a feed has escaped as a whole ("&lt;p&gt;").
  const decoded = withoutTags(decodeEntities(withoutTags(visible)).replace(INVISIBLE, ''))
  if (decoded !== visible) repairs.push('html')
  return decoded.normalize('NFC')
}

function withoutTags(html: string): string {
  if (!html.includes('<')) return html
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|iframe|object|template|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|p|div|ul|ol|\/ul|\/ol|table|hr)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<[a-z!/?][^<>]*>/gi, '')
  // What still looks like the start of a tag loses its bracket, so that nothing can be put together again.
  return text.replace(/<(?=[a-z!/?<])/gi, '')
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED_ENTITIES[name] ?? NAMED_ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code)
  })
}

/**
 * A text that a spreadsheet would run as a formula loses its first signs. A plus sign that begins a name stays
 * ("+EV Excite", "+2 TI"); before a call, a command or a sum it goes.
 */
function withoutFormula(text: string): string {
  return text.replace(/^(?:[=@]|\+(?=\S*[(|!=]|[\d.]+\s*[-+*/^]|\s*$))[=+@\s-]*/, '')
}
