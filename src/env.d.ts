/** What every page finds in `Astro.locals`. */
declare namespace App {
  interface Locals {
    site: import('#config/schema/site.ts').Site
    page: import('#view-models/page.ts').Page
    /** Keeps a large piece of HTML out of what Astro and React copy: what it returns stands for the piece. */
    setAside(html: string): string
  }
}

/** Our client directives (astro.config.mjs). */
declare namespace Astro {
  interface ClientDirectives {
    'client:form'?: boolean
    'client:search'?: boolean
    'client:reached-search'?: boolean
  }
}
