import { expect, it } from 'vitest'
import { pageProblems } from '#scripts/checks/structured-data/page-checks.ts'

const URL = 'https://harbour.test/cars/ute'
const brand = { '@type': 'Brand', name: 'Toyota' }
const offers = {
  '@type': 'Offer',
  url: URL,
  price: 54_990,
  priceCurrency: 'AUD',
  availability: 'https://schema.org/InStock',
  seller: { '@id': 'https://harbour.test/#dealer' },
}
const car = {
  '@type': ['Car', 'Product'],
  url: URL,
  name: '2022 Toyota Hilux',
  brand,
  model: 'Hilux',
  vehicleModelDate: '2022',
  itemCondition: 'https://schema.org/UsedCondition',
  offers,
}

function page(
  thing: object | string,
  body = '<h1>2022 Toyota Hilux<span>SR5</span></h1><b>$54,990</b><a href="/a">A</a>',
) {
  const data =
    typeof thing === 'string' ? thing : JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })
  return `<link rel="canonical" href="${URL}"><title>Ute &amp; more</title><body>${body}<script type="application/ld+json">${data}</script></body>`
}

it('finds nothing in a page that says what its data says', () => {
  expect(pageProblems(page(car))).toEqual([])
  expect(pageProblems('<h1>None</h1>')).toEqual([])
})

it.each([
  ['a text that is no JSON', page('{'), 'The data is not JSON, so search engines drop all of it.'],
  [
    'a type that is not published',
    page({ ...car, brand: { '@type': 'Make', name: 'Toyota' } }),
    'Car+Product.brand: Make is not a published type',
  ],
  [
    'a property that its type has not',
    page({ ...car, opens: '8:30' }),
    'Car+Product: Car+Product has no property opens',
  ],
  ['a missing property', page({ ...car, brand: { '@type': 'Brand' } }), 'Car+Product.brand: Brand has no name'],
  [
    'a price without its currency',
    page({ ...car, offers: { ...offers, priceCurrency: '' } }),
    'Car+Product.offers: Offer has a price and no priceCurrency',
  ],
  ['a relative address', page({ ...car, image: ['/a.jpg'] }), 'Car+Product.image: /a.jpg is not an absolute address'],
  [
    'another name',
    page({ ...car, name: '2021 Mazda 3' }),
    'Car is named "2021 Mazda 3", its page "2022 Toyota Hilux SR5"',
  ],
  ['another price', page({ ...car, offers: { ...offers, price: 49_990 } }), 'The page does not show the price 49990'],
  [
    'a list of what the page has no link to',
    page({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://harbour.test/b' }],
    }),
    'The page has no link to https://harbour.test/b',
  ],
  [
    'a question that is not asked',
    page({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    }),
    'The page does not show the question "Why?"',
  ],
])('finds %s', (_, html, problem) => {
  expect(pageProblems(html)).toEqual([problem])
})
