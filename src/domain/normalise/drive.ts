/** Which wheels are driven, from the words of Australian feeds. */
import type { Drive } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

const readDrive = vocabularyReader<Drive>([
  [
    'FWD',
    [
      'fwd',
      'front',
      'front wheel',
      'front wheel drive',
      'front whl drive',
      'f wd',
      'front wheel drive 2wd',
      '2wd front',
      '4x2 fwd',
    ],
  ],
  ['RWD', ['rwd', 'rear', 'rear wheel', 'rear wheel drive', 'r wd', '4x2 rwd', '2wd rear']],
  [
    'AWD',
    ['awd', 'all wheel', 'all wheel drive', 'all wheels', 'quattro', 'xdrive', '4matic', '4motion', 'constant 4wd awd'],
  ],
  [
    '4WD',
    [
      '4wd',
      '4x4',
      'four wheel',
      'four wheel drive',
      '4 wheel drive',
      '4 x 4',
      '4x4 dual range',
      '4x4 constant',
      '4x4 on demand',
      'part time 4wd',
      'dual range',
    ],
  ],
])

/** The driven wheels that a feed's words mean; `null` when they do not say ("2WD" names no end of the car). */
export function driveOf(text: string): Drive | null {
  return readDrive(text)
}
