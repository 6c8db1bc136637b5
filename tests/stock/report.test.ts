import { describe, expect, it } from 'vitest'
import { judgeFeed } from '#stock/guard.ts'
import { reportTable } from '#stock/report-table.ts'
import { GOOD_ROW, importText, stockOptions } from './import-text.ts'

const DIRTY = [
  GOOD_ROW,
  { ...GOOD_ROW, id: 'B2', price: -1, location_code: 'west', badge: '<b>=SR5</b>' },
  { ...GOOD_ROW, id: 'B3', images: ['javascript:alert(1)', 'https://a.example/1.jpg'] },
  { ...GOOD_ROW, id: 'B4', year: 2060 },
  { ...GOOD_ROW, id: 'B5', make: null, car_type: '' },
  { ...GOOD_ROW, price: null },
]
const feed = `[\n${DIRTY.map((row) => JSON.stringify(row)).join(',\n')},\n{"id": nonsense}\n]\n`
const table = async (name: string, content: string) => {
  const imported = await importText(name, content)
  return reportTable(
    imported.report,
    judgeFeed(imported, null, stockOptions().guard),
    'dist/dealer/feed-report.json',
  ).join('\n')
}

describe('the feed report', () => {
  it('says everything that is wrong with a feed', async () => {
    const { report } = await importText('feed.json', feed)
    expect(report).toMatchInlineSnapshot(`
      {
        "accepted": 3,
        "columns": [],
        "encoding": "utf-8",
        "feedFile": "feed.json",
        "format": "json",
        "missingColumns": [],
        "parsedRows": 7,
        "quarantined": [
          {
            "expected": "1900 to 2028",
            "field": "year",
            "line": 5,
            "reason": "no car for sale is of that year",
            "reasonCode": "year-out-of-range",
            "row": 4,
            "value": "2060",
          },
          {
            "expected": "a make such as Toyota",
            "field": "make",
            "line": 6,
            "reason": "there is no make",
            "reasonCode": "make-missing",
            "row": 5,
            "value": "",
          },
          {
            "expected": "new, demo or used",
            "field": "car_type",
            "line": 6,
            "reason": "it is not known whether the car is new or used",
            "reasonCode": "car-type-unknown",
            "row": 5,
            "value": "",
          },
          {
            "expected": "one row with this id",
            "field": "id",
            "line": 7,
            "reason": "row 1 has the same id and was kept",
            "reasonCode": "duplicate-id",
            "row": 6,
            "value": "t1042",
          },
          {
            "expected": "valid JSON",
            "field": "row",
            "line": 8,
            "reason": "Unexpected token 'o', "{"id": nonsense}" is not valid JSON",
            "reasonCode": "malformed",
            "row": 7,
            "value": "{"id": nonsense}",
          },
        ],
        "quarantinedByReason": {
          "car-type-unknown": 1,
          "duplicate-id": 1,
          "make-missing": 1,
          "malformed": 1,
          "year-out-of-range": 1,
        },
        "quarantinedRows": 4,
        "repairs": {
          "formula": 1,
          "html": 1,
        },
        "rows": 7,
        "sizeBytes": 1299,
        "unreadable": null,
        "warnings": [
          {
            "expected": "100 to 10000000 dollars",
            "field": "price",
            "line": 3,
            "reason": "it is below zero",
            "reasonCode": "price-negative",
            "row": 2,
            "value": "-1",
          },
          {
            "expected": "the code of a configured location",
            "field": "location_code",
            "line": 3,
            "reason": "the site has no such location",
            "reasonCode": "location-unknown",
            "row": 2,
            "value": "west",
          },
          {
            "expected": "an https: address or a path from /",
            "field": "images",
            "line": 4,
            "reason": "the image was left out",
            "reasonCode": "unsafe-url",
            "row": 3,
            "value": "javascript:alert(1)",
          },
        ],
        "warningsByReason": {
          "location-unknown": 1,
          "price-negative": 1,
          "unsafe-url": 1,
        },
      }
    `)
  })

  it('is a table for people', async () => {
    expect(await table('feed.json', feed)).toMatchInlineSnapshot(`
      "Feed         feed.json
      Format       JSON, utf-8, 1.3 kB

      Rows                                  7
      Accepted                              3
      Quarantined                           4

      Quarantined by reason
        car-type-unknown                    1
            row 5 (line 6): car_type "": it is not known whether the car is new or used; expected new, demo or used
        duplicate-id                        1
            row 6 (line 7): id "t1042": row 1 has the same id and was kept; expected one row with this id
        make-missing                        1
            row 5 (line 6): make "": there is no make; expected a make such as Toyota
        malformed                           1
            row 7 (line 8): row "{"id": nonsense}": Unexpected token 'o', "{"id": nonsense}" is not valid JSON; expected valid JSON
        year-out-of-range                   1
            row 4 (line 5): year "2060": no car for sale is of that year; expected 1900 to 2028

      Warnings: values left out or cut
        location-unknown                    1
            row 2 (line 3): location_code "west": the site has no such location; expected the code of a configured location
        price-negative                      1
            row 2 (line 3): price "-1": it is below zero; expected 100 to 10000000 dollars
        unsafe-url                          1
            row 3 (line 4): images "javascript:alert(1)": the image was left out; expected an https: address or a path from /

      Repairs
        formula                             1
        html                                1

      Guard        HELD
        invalid-rows: 4 of 7 rows (57.1 %) are quarantined; at most 10 % may be.
      The whole report is in dist/dealer/feed-report.json"
    `)
  })

  it('says how to mend a feed that cannot be read', async () => {
    expect(await table('feed.json', feed.slice(0, 500))).toMatchInlineSnapshot(`
      "Feed         feed.json
      Format       JSON, utf-8, 500 B

      UNREADABLE   the document ends before its last bracket
      Where        line 4
      How to mend  The file was cut off, most likely while it was sent. Send it again, whole.

      Rows                                  2
      Accepted                              2
      Quarantined                           0

      Warnings: values left out or cut
        location-unknown                    1
            row 2 (line 3): location_code "west": the site has no such location; expected the code of a configured location
        price-negative                      1
            row 2 (line 3): price "-1": it is below zero; expected 100 to 10000000 dollars

      Repairs
        formula                             1
        html                                1

      Guard        HELD
        unreadable: the document ends before its last bracket (line 4). The file was cut off, most likely while it was sent. Send it again, whole.
      The whole report is in dist/dealer/feed-report.json"
    `)
  })
})
