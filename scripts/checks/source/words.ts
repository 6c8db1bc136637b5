/** Finds words that a reader has to guess, and names the standard term (CONTRIBUTING.md "Words"). */
import type { SourceProblem } from './source-rules.ts'

interface Word {
  pattern: RegExp
  /** What to write instead. */
  write: string
  /** Where the word means what it says: a path from the project's folder, and why. */
  except?: readonly (readonly [path: RegExp, reason: string])[]
}

const COPY = [/^scripts\/demo\/(?:content|stock\/comments)\//, 'sentences that invented people say'] as const
const SCENES = [
  /^(?:tests\/)?scripts\/demo\/imagery\//,
  'shapes and scenes: a ground to stand on, lines that are drawn',
] as const

export const WORDS: readonly Word[] = [
  {
    pattern: /(?<!\btext: ['"`][^'"`]*)\b(?:tell|tells|told|telling)\b(?! (?:us|me|shoppers)\b)/i,
    write: 'announce, report, return, log or distinguish: whichever it is',
    except: [COPY],
  },
  { pattern: /\b(?:take|takes|taken|taking|took)[ -]?over\b|\btakeover\b|\btakeOver/i, write: 'reuse, replace' },
  {
    pattern: /\blay(?:s|ing)? (?:\w+ ){0,4}out ahead\b|\blaid out ahead\b|\blayOut[A-Z]|\bthreads? ahead\b/,
    write: 'prestage, prewarm',
  },
  { pattern: /\bseal(?:s|ed|ing)? (?:a|the|each|every) page/i, write: 'hash inputs' },
  { pattern: /\b(?:most|least)[A-Z]\w*|\b(?:MOST|LEAST)_[A-Z]/, write: 'max, min, limit' },
  {
    pattern: /(?<!-)\bground(?:-tint)?\b|--(?:\w+-)?ground\b|_GROUND\b/,
    write: 'background',
    except: [
      COPY,
      SCENES,
      [/^src\/components\/art\/|^docs\/decisions\/(?:drawn-silhouettes|imagery)\.md$/, 'the line that wheels stand on'],
    ],
  },
  { pattern: /['"`]well['"`]|\bWELL\b/, write: 'healthy' },
  { pattern: /\bcars? that (?:went|(?:has|have|is|are) gone)\b/i, write: 'removed car' },
  { pattern: /\boutside cars?\b|OutsideCar|[a-z](?:From|To)Outside\b|(?:from|to)-outside\b/i, write: 'car DTO' },
  { pattern: /\bby history\b|byHistory/i, write: 'popstate' },
  { pattern: /\bShelf\b/, write: 'image writer', except: [COPY, SCENES] },
  {
    pattern: /\bdrawn\b/i,
    write: 'rendered, shown',
    except: [
      COPY,
      SCENES,
      [
        /^scripts\/demo\/(?:make-imagery|stock\/pictures\/vehicle-(?:images|looks))\.ts$/,
        'pictures that a program draws',
      ],
      [
        /^docs\/decisions\/(?:drawn-silhouettes|imagery|fonts|one-style-sheet)\.md$/,
        'drawings, and what a browser paints',
      ],
      [
        /^src\/(?:components\/blocks\/parts\/brand-mark\.css|styles\/tokens\.css|domain\/car\/car\.ts|domain\/entities\/favourite\.ts|config\/schema\/theme\.ts)$/,
        'silhouettes, marks and monograms, which are drawings',
      ],
      [/^docs\/configuration\.md$/, 'the same monogram'],
    ],
  },
]

/** Names old keys and these words on purpose. */
const QUOTES_THEM =
  /^(?:scripts\/checks\/source\/words\.ts|src\/config\/problems\/renamed-keys\.ts|tests\/checks\/source\.test\.ts|tests\/config\/mistakes\.test\.ts)$/

export function findWords(file: string, lines: readonly string[]): SourceProblem[] {
  if (QUOTES_THEM.test(file)) return []
  const words = WORDS.filter(({ except = [] }) => !except.some(([path]) => path.test(file)))
  return lines.flatMap((text, index) =>
    words.flatMap(({ pattern, write }) => {
      const found = pattern.exec(text)
      return found === null ? [] : [{ file, line: index + 1, message: `says "${found[0]}". Write: ${write}.` }]
    }),
  )
}
