import { describe, expect, it, test } from 'vitest'
import { cleanLine, cleanParagraphs } from '#domain/values/clean-text.ts'
import { readUrl } from '#domain/values/read-url.ts'

describe('one line', () => {
  test.each<[string, string, string[]]>([
    ['Toyota  Hilux ', 'Toyota Hilux', []],
    ['a\n\t b', 'a b', []],
    ['a\r\nb\rc\u2028d\u2029e\vf\fg', 'a b c d e f g', []],
    ['a\u200bb\u00adc\ufeffd', 'abcd', ['invisible-characters']],
    ['a\u202eb\u2066c', 'abc', ['invisible-characters']],
    ['a\u0000b\u001fc\u007fd\u009fe', 'abcde', ['invisible-characters']],
    ['a\ud800b', 'ab', ['invisible-characters']],
    ['a\u00a0b', 'a b', []],
    ['e\u0301\u200b', '\u00e9', ['invisible-characters']],
    ['e\u0301&amp;', '\u00e9&', ['html']],
    ['<b>bold</b> move', 'bold move', ['html']],
    ['<p>one</p><p>two</p>', 'one two', ['html']],
    ['a<br>b<br/>c', 'a b c', ['html']],
    ['<ul><li>one</li><li class="x">two</li></ul>', '• one • two', ['html']],
    ['a<!-- hidden -->b', 'a b', ['html']],
    ['a<!-- open', 'a', ['html']],
    ['a<!---->b', 'a b', ['html']],
    ['a<script>alert(1)</script>b', 'a b', ['html']],
    ['a<SCRIPT src="x">alert(1)</script >b', 'a b', ['html']],
    ['a<style>p{}', 'a', ['html']],
    ['a<scripture>b', 'ab', ['html']],
    ['<svg><b>x</b></svg>y', 'y', ['html']],
    ['<img src=x onerror=alert(1)>car', 'car', ['html']],
    ['</span>a<?php x ?>b<!doctype html>c', 'abc', ['html']],
    ['<div>a</div><tr>b</tr><h2>c</h2>d<hr>e', 'a b c d e', ['html']],
    ['<scr<b>ipt>x', 'script>x', ['html']],
    ['a < b > c', 'a < b > c', []],
    ['5<6', '5<6', []],
    ['under <$10', 'under <$10', []],
    ['a <b', 'a b', ['html']],
    ['Tom &amp; Jerry', 'Tom & Jerry', ['html']],
    ['&lt;p&gt;x&lt;/p&gt;', 'x', ['html']],
    ['&#65;&#x42;&#X63;', 'ABc', ['html']],
    ['&#0;&#x200b;a', 'a', ['html']],
    ['a&#1114112;b&#x110000;c', 'abc', ['html']],
    ['a&#1114111;b', 'a\u{10ffff}b', ['html']],
    ['a&#xd800;b&#57343;c', 'abc', ['html']],
    ['&#55295;', '\ud7ff', ['html']],
    ['&#57344;', '\ue000', ['html']],
    ['&#128663;', '🚗', ['html']],
    ['&NBSP;a&Eacute;b', 'aéb', ['html']],
    ['&unknown; & &x &#; &#xg;', '&unknown; & &x &#; &#xg;', []],
    ['=HYPERLINK("x")', 'HYPERLINK("x")', ['formula']],
    ['@SUM(A1)', 'SUM(A1)', ['formula']],
    ['=-+@ 1', '1', ['formula']],
    ['+cmd|calc', 'cmd|calc', ['formula']],
    ['+cmd!A1', 'cmd!A1', ['formula']],
    ['+1+2', '1+2', ['formula']],
    ['+1.5 * 2', '1.5 * 2', ['formula']],
    ['+', '', ['formula']],
    ['+EV Excite', '+EV Excite', []],
    ['+2 TI', '+2 TI', []],
    ['-5', '-5', []],
    ['a=b', 'a=b', []],
    ['\u200b<b>=x', 'x', ['invisible-characters', 'html', 'formula']],
    ['', '', []],
  ])('%j is %j', (raw, text, repairs) => {
    expect(cleanLine(raw)).toEqual({ text, repairs })
  })

  test.each([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
    ['ndash', '–'],
    ['mdash', '—'],
    ['hellip', '…'],
    ['bull', '•'],
    ['middot', '·'],
    ['copy', '©'],
    ['reg', '®'],
    ['trade', '™'],
    ['deg', '°'],
    ['frac12', '½'],
    ['frac14', '¼'],
    ['frac34', '¾'],
    ['times', '×'],
    ['eacute', 'é'],
    ['rsquo', '’'],
    ['lsquo', '‘'],
    ['rdquo', '”'],
    ['ldquo', '“'],
    ['euro', '€'],
    ['pound', '£'],
    ['cent', '¢'],
    ['sup2', '²'],
    ['sup3', '³'],
    ['ensp', ' '],
    ['emsp', ' '],
    ['tab', ' '],
    ['newline', ' '],
    ['check', '✓'],
    ['starf', '★'],
    ['laquo', '«'],
    ['raquo', '»'],
    ['ouml', 'ö'],
    ['uuml', 'ü'],
    ['auml', 'ä'],
    ['egrave', 'è'],
  ])('&%s; is %j', (name, character) => {
    expect(cleanLine(`1&${name};2`).text).toBe(`1${character}2`)
  })

  it.each(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math'])(
    'nothing inside <%s> is text',
    (tag) => expect(cleanLine(`a<${tag}>x</${tag}>b`).text).toBe('a b'),
  )

  it.each(['<br>', '</p>', '</div>', '</li>', '</tr>', '</h1>', '</h6>', '<p>', '<div>', '<ul>', '<ol>'])(
    '%s parts words',
    (tag) => expect(cleanLine(`a${tag}b`).text).toBe('a b'),
  )

  it.each(['</ul>', '</ol>', '<table>', '<hr>'])('%s parts words', (tag) => {
    expect(cleanLine(`a${tag}b`).text).toBe('a b')
  })
})

test.each<[string, string, string[]]>([
  ['  one  two \n three ', 'one two\nthree', []],
  ['a\n\n\n\nb\n\nc\nd', 'a\n\nb\n\nc\nd', []],
  ['\n\na\r\n\r\nb\n', 'a\n\nb', []],
  ['a\u2029b', 'a\nb', []],
  ['<p>one</p>\n<p>two<br>three</p>', 'one\n\ntwo\nthree', ['html']],
  ['a&newline;b', 'a\nb', ['html']],
  ['<ul><li>one</li><li>two</li></ul>', '• one\n\n• two', ['html']],
  ['a\u200b\n b', 'a\nb', ['invisible-characters']],
  ['=1+1\nb', '1+1\nb', ['formula']],
])('the paragraphs of %j', (raw, text, repairs) => {
  expect(cleanParagraphs(raw)).toEqual({ text, repairs })
})

describe('addresses of images and videos', () => {
  it.each([
    ['https://a.example/b.jpg', 'https://a.example/b.jpg'],
    ['HTTPS://A.example/b c.jpg'.replace(' ', '%20'), 'https://a.example/b%20c.jpg'],
    [' https://a.example ', 'https://a.example/'],
    ['https://a.example/é.jpg', 'https://a.example/%C3%A9.jpg'],
    ['/cars/a.jpg?w=1', '/cars/a.jpg?w=1'],
    ['/', '/'],
    ['/a/../../b', '/b'],
    ['/a#b', '/a'],
    [`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`],
    [`https://a.example/${'a'.repeat(1_982)}`, `https://a.example/${'a'.repeat(1_982)}`],
  ])('%j is let in', (value, url) => expect(readUrl(value)).toBe(url))

  it.each([
    'http://a.example/b.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'ahttps://a.example/',
    '//a.example/b.jpg',
    '///a.example',
    '/..//a.example',
    'https:///b.jpg',
    'https://localhost/b.jpg',
    'https://user@a.example/',
    'https://:pass@a.example/',
    'https://a b.example/',
    'https://a.example/<b>',
    'https://a.example/"',
    "https://a.example/'",
    'https://a.example/`',
    'https://a.example/{x}',
    'https://a.example\\b',
    'https://a.example/\u0001',
    'https://a.example/\u007f',
    'https://a.example/\ud800',
    'https://a.example:99999/',
    'cars/a.jpg',
    '',
    `/${'a'.repeat(2_000)}`,
    `/${'é'.repeat(1_000)}`,
    `https://a.example/${'a'.repeat(1_983)}`,
    `https://a.example/${'é'.repeat(1_000)}`,
    null,
    7,
    ['https://a.example/'],
  ])('%j is not', (value) => expect(readUrl(value)).toBeNull())
})
