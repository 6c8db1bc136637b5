/**
 * `<favourite-list>`: the kept cars, rendered from the page's own `<template>`. What a device keeps of a car grows old, so
 * its price, its facts and whether it is still there come from its own page, when its card comes near.
 */
import { silhouetteId } from '#domain/car/labels.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { favourites } from '#stores/saved/browser-favourites.ts'
import type { FetchedCar } from '../compare/fetch-car.ts'
import { fetchCar } from '../compare/fetch-car.ts'
import { element } from '../elements/draw-element.ts'

/** As many as a card of a list shows (S1 §2 "Card content"). */
const MAX_FACTS = 4
const NEAR = { rootMargin: '50%' }

export class FavouriteList extends HTMLElement {
  #stop: (() => void) | undefined
  #near: IntersectionObserver | undefined

  connectedCallback(): void {
    this.#near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void this.#fetch(target)
      }
    }, NEAR)
    this.#stop = favourites.$favourites.subscribe((list) => this.#render(list))
  }

  disconnectedCallback(): void {
    this.#stop?.()
    this.#near?.disconnect()
  }

  /** Only what was added or removed is rendered: the others keep what their pages said. */
  #render(list: readonly Favourite[]): void {
    this.dataset.state = list.length === 0 ? 'empty' : 'filled'
    const items = this.querySelector('ul')
    const template = this.querySelector('template')
    if (items === null || template === null) return
    const rendered = new Map(
      [...items.querySelectorAll<HTMLElement>(':scope > li')].map((item) => [item.dataset['slug'], item]),
    )
    items.replaceChildren(...list.map((favourite) => rendered.get(favourite.slug) ?? this.#item(template, favourite)))
  }

  #item(template: HTMLTemplateElement, favourite: Favourite): HTMLElement {
    const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement
    const find = <E extends Element>(selector: string): E => item.querySelector(selector) as E
    item.dataset['slug'] = favourite.slug
    const link = find<HTMLAnchorElement>('.card__title a')
    link.textContent = favourite.name
    link.href = `/cars/${favourite.slug}`
    const stage = find<HTMLElement>('.stage')
    stage.dataset['id'] = favourite.id
    const image = find<HTMLImageElement>('img')
    if (favourite.primary_image_url === null) {
      stage.classList.add(`paint-${favourite.colourFamily}`)
      const use = find<SVGUseElement>('use')
      use.setAttribute('href', `${use.getAttribute('href')}${silhouetteId(favourite.bodyType)}`)
      image.parentElement?.remove()
    } else {
      image.src = favourite.primary_image_url
      find('svg.silhouette').remove()
    }
    const button = find<HTMLButtonElement>('button')
    button.setAttribute('aria-label', `Remove ${favourite.name} from favourites`)
    button.onclick = () => {
      favourites.remove(favourite.id)
      this.focus()
    }
    this.#near?.observe(item)
    return item
  }

  async #fetch(item: HTMLElement): Promise<void> {
    this.#near?.unobserve(item)
    const fetched = await fetchCar(item.dataset['slug'] ?? '')
    item.dataset['state'] = fetched.kind
    showFetched(item, fetched)
  }
}

function showFetched(item: HTMLElement, fetched: FetchedCar): void {
  if (fetched.kind === 'gone') {
    const similar = item.querySelector<HTMLAnchorElement>('.favourites__gone a')
    if (similar !== null && fetched.record !== null) similar.href = fetched.record.findSimilarPath
  }
  if (fetched.kind !== 'car') return
  const { found, photographs } = fetched
  const { price, facts } = found
  const several = item.querySelector<HTMLElement>('card-photographs')
  if (several !== null && photographs.length > 1) several.dataset['count'] = String(photographs.length)
  const write = (selector: string, words: string): void => {
    const place = item.querySelector(selector)
    if (place !== null) place.textContent = words
  }
  write('[data-amount]', price.amount)
  write('[data-note]', price.note)
  item.querySelector('[data-note]')?.classList.toggle('price__excluding', price.excludesCharges === true)
  item
    .querySelector('.card__facts')
    ?.replaceChildren(...facts.slice(0, MAX_FACTS).map(({ value }) => element('li', {}, value)))
}
