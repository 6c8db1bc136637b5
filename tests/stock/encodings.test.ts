import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { importText } from './import-text.ts'

const CSV = 'id,year,make,model,badge,car_type,status,price\r\n1,2020,Citroën,C3,Über – naïve,used,in_stock,9990\r\n'
const ASCII_ROW = '2,2020,Toyota,Yaris,,used,in_stock,9990\r\n'
const UTF8_ROW = '3,2020,Škoda,Octavia,Größe,used,in_stock,9990\r\n'

const latin = (text: string) => iconv.encode(text, 'windows-1252')
const badges = async (content: Uint8Array, encoding?: 'windows-1252' | 'utf-8' | 'utf-16le') => {
  const { cars, report } = await importText('feed.csv', content, encoding === undefined ? {} : { encoding })
  return { encoding: report.encoding, badges: cars.map(({ car }) => car.badge) }
}

describe('encodings', () => {
  it.each([
    ['UTF-8', Buffer.from(CSV), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${CSV}`), 'utf-8'],
    ['Windows-1252', latin(CSV), 'windows-1252'],
    ['UTF-16LE with a byte order mark', iconv.encode(CSV, 'utf-16le', { addBOM: true }), 'utf-16le'],
    ['UTF-16LE without one', iconv.encode(CSV, 'utf-16le'), 'utf-16le'],
    ['UTF-16BE with a byte order mark', iconv.encode(CSV, 'utf-16be', { addBOM: true }), 'utf-16be'],
  ])('reads %s', async (_, content, encoding) => {
    expect(await badges(content)).toEqual({ encoding, badges: ['Über – naïve'] })
  })

  it('reads each row of a feed that was put together from two encodings', async () => {
    const content = Buffer.concat([latin(CSV), Buffer.from(ASCII_ROW), Buffer.from(UTF8_ROW)])
    expect(await badges(content)).toEqual({ encoding: 'mixed', badges: ['Über – naïve', null, 'Größe'] })
  })

  it('reads the encoding that is configured', async () => {
    expect(await badges(Buffer.from(CSV), 'windows-1252')).toEqual({
      encoding: 'windows-1252',
      badges: [iconv.decode(Buffer.from('Über – naïve'), 'windows-1252').replace('\u009c', '')],
    })
    expect((await badges(latin(CSV), 'utf-8')).badges).toEqual([expect.not.stringContaining('Ü')])
  })

  it('says of which rows the configured encoding may be wrong', async () => {
    const doubtful = async (content: Uint8Array, encoding: 'windows-1252' | 'utf-8') => {
      const { report } = await importText('feed.csv', content, { encoding })
      return report.warnings.filter(({ reasonCode }) => reasonCode === 'encoding-doubtful')
    }
    const mixed = Buffer.concat([latin(CSV), Buffer.from(ASCII_ROW), Buffer.from(UTF8_ROW)])
    expect(await doubtful(mixed, 'windows-1252')).toEqual([
      {
        row: 3,
        line: 4,
        field: 'row',
        value: UTF8_ROW.trim(),
        expected: 'Windows-1252, as stock.encoding says',
        reason: 'its bytes are valid UTF-8: without stock.encoding each row is read as what it is',
        reasonCode: 'encoding-doubtful',
      },
    ])
    expect(await doubtful(mixed, 'utf-8')).toMatchObject([
      { row: 1, expected: 'UTF-8, as stock.encoding says', reason: expect.stringContaining('not valid UTF-8') },
    ])
  })

  it.each(['windows-1252', 'utf-16le', 'utf-8'] as const)(
    'believes a byte order mark more than a configured %s',
    async (encoding) => {
      expect(await badges(Buffer.from(`\ufeff${CSV}`), encoding)).toEqual({
        encoding: 'utf-8',
        badges: ['Über – naïve'],
      })
    },
  )

  it('reads JSON and XML in Windows-1252 too', async () => {
    const json = '[{"id":"1","year":2020,"make":"Citroën","model":"C3","badge":"é","car_type":"used","status":"sold"}]'
    const xml =
      '<?xml version="1.0"?><s><c><id>1</id><year>2020</year><make>Citroën</make><model>C3</model><badge>é</badge><car_type>used</car_type></c></s>'
    expect((await importText('f.json', latin(json))).cars[0]?.car.badge).toBe('é')
    expect((await importText('f.xml', latin(xml))).cars[0]?.car.badge).toBe('é')
  })
})
