/** The simplified exterior colour from a maker's colour name ("Glacier White Pearl"). */
import type { ColourFamily } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

const readColour = vocabularyReader<ColourFamily>([
  [
    'white',
    [
      'white',
      'ivory',
      'pearl white',
      'alabaster',
      'polar',
      'frost',
      'glacier',
      'snow',
      'chalk',
      'alpine',
      'quartz',
      'cream',
    ],
  ],
  ['silver', ['silver', 'aluminium', 'titanium', 'platinum', 'sterling', 'billet', 'steel']],
  [
    'grey',
    [
      'grey',
      'gray',
      'graphite',
      'gunmetal',
      'gun metal',
      'charcoal',
      'slate',
      'granite',
      'magnetic',
      'ash',
      'smoke',
      'meteor',
      'cement',
      'machine',
    ],
  ],
  ['black', ['black', 'ebony', 'onyx', 'obsidian', 'midnight', 'jet', 'phantom', 'raven', 'shadow', 'cosmos']],
  [
    'blue',
    [
      'blue',
      'navy',
      'aqua',
      'azure',
      'teal',
      'turquoise',
      'indigo',
      'cobalt',
      'sapphire',
      'denim',
      'cyan',
      'midnight blue',
    ],
  ],
  [
    'red',
    [
      'red',
      'burgundy',
      'maroon',
      'crimson',
      'scarlet',
      'ruby',
      'cherry',
      'wine',
      'merlot',
      'claret',
      'magma',
      'vermilion',
      'rosso',
    ],
  ],
  ['green', ['green', 'olive', 'lime', 'emerald', 'khaki', 'jade', 'forest', 'moss', 'racing green']],
  ['yellow', ['yellow', 'mustard', 'lemon', 'saffron']],
  ['orange', ['orange', 'copper', 'tangerine', 'amber', 'sunset', 'mango']],
  ['brown', ['brown', 'bronze', 'chocolate', 'coffee', 'mocha', 'espresso', 'tan', 'mahogany', 'walnut']],
  ['beige', ['beige', 'sand', 'champagne', 'sandstone', 'desert', 'quicksand', 'wheat', 'stone', 'latte', 'fawn']],
  ['gold', ['gold', 'golden', 'honey']],
  ['purple', ['purple', 'violet', 'plum', 'mauve', 'lilac', 'aubergine', 'magenta']],
  ['other', ['pink', 'multi', 'two tone']],
])

const FAMILY_NAMES = /\b(white|silver|gr[ea]y|black|blue|red|green|yellow|orange|brown|beige|gold|purple)\b/gi

/** The family of a colour's name; "other" when it is not known. A plain colour word rules over a fanciful one. */
export function colourFamilyOf(text: string | null): ColourFamily {
  if (text === null) return 'other'
  // "Midnight Blue Black Roof": the first plain colour is the paint.
  const plain = text.slice(0, 200).match(FAMILY_NAMES)?.[0]
  return readColour(plain ?? text) ?? 'other'
}
