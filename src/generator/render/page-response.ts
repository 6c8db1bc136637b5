/**
 * A Response that is no more than the bytes of a page.
 *
 * Astro ends each page by wrapping its bytes in a Response, which copies them into a stream, out of which they would be
 * copied again: a fifth of the time of a page, and 100 MB of garbage at 10,000 cars. Astro offers no way round it, so
 * this stands in its place while pages render; a test holds Astro to it.
 */
const PlatformResponse = globalThis.Response

/** What Astro and the renderer read of a page's response. */
export class RenderedPage implements Pick<Response, 'status' | 'statusText' | 'ok' | 'headers' | 'bytes'> {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>, { status = 200, statusText = '', headers }: ResponseInit = {}) {
    this.status = status
    this.statusText = statusText
    this.headers = headers instanceof Headers ? headers : new Headers(headers)
    this.#bytes = bytes
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  /** The page as it was made, not a copy. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#bytes
  }
}

/** Makes a page's response of bytes, and the platform's own of anything else; both are its instances. */
class PageResponse {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    // biome-ignore lint/correctness/noConstructorReturn: Astro calls it with `new`, and must get one of two classes.
    return body instanceof Uint8Array
      ? new RenderedPage(body as Uint8Array<ArrayBuffer>, init)
      : new PlatformResponse(body, init)
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && (value instanceof RenderedPage || value instanceof PlatformResponse)
  }

  static readonly error = PlatformResponse.error
  static readonly json = PlatformResponse.json
  static readonly redirect = PlatformResponse.redirect
}

/** Puts it in the place of the platform's, for the whole process: a build answers no requests. */
export function installPageResponse(): void {
  globalThis.Response = PageResponse as unknown as typeof Response
}
