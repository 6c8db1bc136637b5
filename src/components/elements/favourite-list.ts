/** `<favourite-list>`: the kept cars, drawn from the page's own `<template>`. */

import type { Favourite } from '#domain/entities/favourite.ts'
import { favourites } from '#stores/browser-favourites.ts'

export class FavouriteList extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    this.#stop = favourites.$favourites.subscribe((list) => this.#draw(list))
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  #draw(list: readonly Favourite[]): void {
    this.dataset.state = list.length === 0 ? 'empty' : 'filled'
    const items = this.querySelector('ul')
    const template = this.querySelector('template')
    if (items === null || template === null) return
    items.replaceChildren(...list.map((favourite) => this.#item(template, favourite)))
  }

  #item(template: HTMLTemplateElement, favourite: Favourite): DocumentFragment {
    const item = template.content.cloneNode(true) as DocumentFragment
    const find = <E extends Element>(selector: string): E => item.querySelector(selector) as E
    const link = find<HTMLAnchorElement>('a')
    link.textContent = favourite.name
    link.href = `/cars/${favourite.slug}`
    const stage = find<HTMLElement>('.stage')
    const image = find<HTMLImageElement>('img')
    if (favourite.primary_image_url === null) {
      stage.classList.add(`paint-${favourite.colourFamily}`)
      const use = find<SVGUseElement>('use')
      use.setAttribute('href', `${use.getAttribute('href')}${favourite.bodyType}`)
      image.remove()
    } else {
      image.src = favourite.primary_image_url
      find('svg').remove()
    }
    const button = find<HTMLButtonElement>('button')
    button.setAttribute('aria-label', `Remove ${favourite.name} from favourites`)
    button.onclick = () => {
      favourites.remove(favourite.id)
      this.focus()
    }
    return item
  }
}
