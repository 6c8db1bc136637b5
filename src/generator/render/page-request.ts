/** The request that Astro renders a page for: an address, for nobody has asked. The platform's takes as long as a card. */
const NO_HEADERS = new Headers()

export class PageRequest implements Pick<Request, 'url' | 'method' | 'headers'> {
  readonly method = 'GET'
  readonly headers = NO_HEADERS
  readonly url: string

  constructor(url: string) {
    this.url = url
  }
}
