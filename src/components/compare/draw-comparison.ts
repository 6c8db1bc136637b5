/** The table of compared cars. Its heads and rows are what a screen reader names each value by. */
import { icon, silhouette } from '#components/art/art.ts'
import type { ComparisonGroup, ComparisonRow } from '#domain/compare/comparison.ts'
import { compareCars, HAS_IT } from '#domain/compare/comparison.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { drawing, element } from '../elements/draw-element.ts'
import type { FetchedCar } from './fetch-car.ts'

export interface ComparisonView {
  cars: readonly FetchedCar[]
  /** What the device remembers of removed cars, by slug. */
  remembered: ReadonlyMap<string, Favourite>
  /** The way on from a car of which nothing is known any more. */
  searchPath: string
  /** "Find Me Something Similar" (S1 §4). */
  similarLabel: string
  onRemove(slug: string): void
  onRetry(): void
}

export function drawComparison(view: ComparisonView): HTMLTableElement {
  const groups = compareCars(view.cars.map((fetched) => (fetched.kind === 'car' ? fetched.found : null)))
  const corner = element('td', { class: 'compare__corner' })
  const names = element('tr', { class: 'compare__names' }, element('td', { class: 'compare__corner' }))
  const pictures = element('tr', { class: 'compare__pictures' }, corner)
  for (const fetched of view.cars) {
    pictures.append(pictureCell(fetched, view))
    names.append(nameCell(fetched, view))
  }
  const table = element(
    'table',
    { class: 'compare__table' },
    element('caption', { class: 'hidden' }, 'Chosen vehicles side by side'),
    element('thead', {}, pictures, names),
    ...groups.map((group) => groupBody(group, view.cars)),
    paperBody(groups.flatMap(({ kind, rows }) => (kind === 'has' ? rows : []))),
  )
  table.dataset['count'] = String(view.cars.length)
  return table
}

function carOf(fetched: FetchedCar, { remembered }: ComparisonView): Favourite | null {
  return fetched.kind === 'car' ? fetched.found.car : (remembered.get(fetched.slug) ?? null)
}

/** "2022-toyota-hilux-sr5-t1042", without the id at its end, is the best name that an unknown car has. */
function nameOf(fetched: FetchedCar, view: ComparisonView): string {
  const recorded = fetched.kind === 'gone' ? fetched.record?.name : undefined
  return carOf(fetched, view)?.name ?? recorded ?? fetched.slug.replace(/-[^-]*$/, '').replaceAll('-', ' ')
}

function pictureCell(fetched: FetchedCar, view: ComparisonView): HTMLTableCellElement {
  const car = carOf(fetched, view)
  const name = nameOf(fetched, view)
  const remove = element(
    'button',
    { class: 'icon-button compare__remove', type: 'button', 'aria-label': `Remove ${name} from the comparison` },
    drawing(icon('close'), 'icon'),
  )
  remove.onclick = () => view.onRemove(fetched.slug)
  const bodyType = car?.bodyType ?? (fetched.kind === 'gone' ? fetched.record?.bodyType : null) ?? null
  const picture =
    car?.primary_image_url == null
      ? drawing(silhouette(bodyType), 'silhouette')
      : element('img', { src: car.primary_image_url, alt: '', width: '600', height: '400' })
  const stage = element('div', { class: `compare__picture stage paint-${car?.colourFamily ?? 'other'}` }, picture)
  if (car !== null && fetched.kind === 'car') stage.dataset['id'] = car.id
  return element('td', { class: fetched.kind === 'car' ? '' : 'compare__absent' }, stage, remove)
}

function nameCell(fetched: FetchedCar, view: ComparisonView): HTMLTableCellElement {
  const name = nameOf(fetched, view)
  const cell = element('th', { scope: 'col' })
  if (fetched.kind === 'car') {
    const { amount, note, excludesCharges } = fetched.found.price
    cell.append(
      element('a', { href: `/cars/${fetched.slug}` }, name),
      element(
        'p',
        { class: 'compare__price' },
        element('strong', {}, amount),
        element('span', excludesCharges ? { class: 'price__excluding' } : {}, note),
      ),
    )
    return cell
  }
  cell.append(element('span', { class: 'compare__name' }, name))
  if (fetched.kind === 'gone') {
    cell.append(
      element('p', { class: 'compare__note' }, 'No longer in stock. '),
      element(
        'a',
        { class: 'compare__similar', href: fetched.record?.findSimilarPath ?? view.searchPath },
        view.similarLabel,
      ),
    )
  } else {
    const retry = element('button', { class: 'button button--quiet button--small', type: 'button' }, 'Try again')
    retry.onclick = () => view.onRetry()
    cell.append(element('p', { class: 'compare__note' }, 'Could not be loaded. '), retry)
  }
  return cell
}

function groupBody({ title, kind, rows }: ComparisonGroup, cars: readonly FetchedCar[]): HTMLTableSectionElement {
  const differing = rows.filter(({ differs }) => differs).length
  const head = element(
    'tr',
    { class: 'compare__group' },
    element('th', { scope: 'rowgroup', colspan: String(cars.length + 1) }, element('span', {}, title)),
  )
  const body = element('tbody', { class: `compare__${kind}` }, head, ...rows.map((row) => rowOf(row, kind, cars)))
  if (differing === 0) body.dataset['alike'] = ''
  return body
}

/** On paper a row for each feature would fill pages: there each car has one list of what not all of them have. */
function paperBody(rows: readonly ComparisonRow[]): HTMLTableSectionElement {
  const differing = rows.filter(({ differs }) => differs)
  const body = element('tbody', { class: 'compare__paper' })
  if (differing.length === 0) return body
  const row = element('tr', {}, element('th', { scope: 'row' }, 'Features that not all have'))
  differing[0]?.values.forEach((_, index) => {
    row.append(
      element('td', {}, differing.flatMap(({ label, values }) => (values[index] === HAS_IT ? [label] : [])).join(', ')),
    )
  })
  body.append(row)
  return body
}

function rowOf({ label, values, differs }: ComparisonRow, kind: ComparisonGroup['kind'], cars: readonly FetchedCar[]) {
  const head = element('th', { scope: 'row' }, element('span', {}, label))
  // Colour alone means nothing to who cannot see it.
  if (differs) head.append(element('span', { class: 'hidden' }, ' (differs)'))
  const row = element('tr', differs ? { class: 'compare__differs' } : {}, head)
  values.forEach((value, index) => {
    const cell = element('td')
    if (value === HAS_IT && kind === 'has') {
      cell.append(drawing(icon('check'), 'icon'), element('span', { class: 'hidden' }, 'Yes'))
    } else if (value !== null) cell.append(value)
    else if (cars[index]?.kind === 'car') cell.append(element('span', { class: 'compare__unlisted' }, 'Not listed'))
    row.append(cell)
  })
  return row
}
