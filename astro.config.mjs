// One compile serves every site: pages are rendered later, one by one, by src/generator (design §3).
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { forecourtAdapter } from '#generator/compile/adapter.ts'

/** What every page runs is one file, with all that it shares with others: a chain of files takes a phone a turn for each. */
const EVERY_PAGE = { name: 'every-page', test: /src\/components\/elements\/site\.ts/ }

/** How code is imported on demand: within the file of every page it would bring that file before a page is painted. */
const IMPORTS = { name: 'imports', test: /vite\/preload-helper/, priority: 1 }

/** React without its renderer is one file: Vite makes two of it, and every island loads both. */
const REACT = { name: 'react', test: /node_modules\/react\// }

/** How amounts, numbers of things and phones are written: small files of their own cost more than they hold. */
const FORMATS = { name: 'formats', test: /src\/domain\/formats\// }

/** The names of bodies and the paths of searches, which many pages need without a search. */
const CAR_WORDS = { name: 'car-words', test: /src\/domain\/(car\/(labels|car)|search\/url\/search-paths)\.ts/ }

/** A repayment, which searches, cars and calculators show: as files of their own its parts compress badly. */
const REPAYMENT = {
  name: 'repayment',
  test: /src\/domain\/finance\/(loan\/(frequency|repayment)|disclosure|site-loan|repayment-filter)\./,
}

/** What other pages need of a search: its address and its state. */
const SEARCH_STATE = {
  name: 'search-state',
  test: /src\/domain\/search\/(url\/|near\/near-place|search-state)/,
}

const SAVED_SEARCH = { name: 'saved-search', test: /src\/domain\/search\/saved-search/ }

/** The engines need them without the box. */
const SEARCH_SETTINGS = { name: 'search-settings', test: /src\/search\/settings/ }

/** The search box with what only searches need, for the search page and the home page: pieces of it compress badly. */
const SEARCH_BOX = {
  name: 'search-box',
  test: /src\/(islands\/search\/(suggest\/(?!SuggestionList|SuggestionRow|site-words|value-suggestions|PageSearchBox|use-search-memory|reading-chips|suggestion-groups)|Icon|after-next-paint|timings|results\/health-words|filters\/pending-moves|state\/search-source|state\/search-tools|state\/settings-context)|domain\/search\/facets\/refinement-chips|domain\/search\/plain-language\/reading|search\/state-request)/,
}

/** When our islands are hydrated: `client:search` and so on. */
const clientDirectives = {
  name: 'forecourt-client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      // When a shopper reaches for the search page, or when the browser is idle.
      addClientDirective({ name: 'search', entrypoint: './src/components/search/search-directive.ts' })
      // The box of the home page: only when a shopper reaches for it.
      addClientDirective({ name: 'reached-search', entrypoint: './src/components/search/search-directive.ts' })
      // When a shopper reaches for a form.
      addClientDirective({ name: 'form', entrypoint: './src/islands/forms/form-directive.ts' })
    },
  },
}

/** On the server all pages are one file: Astro imports a page's module for each page that a build renders. */
const PAGES = { name: 'pages', test: /src\/pages\/|astro:pages/ }

const compileDir = process.env.FORECOURT_COMPILE_DIR

export default defineConfig({
  output: 'server',
  adapter: forecourtAdapter(),
  integrations: [react({ experimentalDisableStreaming: true }), clientDirectives],
  // Astro counts the hashes of its inline scripts; the generator writes them into the policy of each site.
  security: { csp: compileDir !== undefined },
  outDir: compileDir ?? './.forecourt/compiled/dev',
  cacheDir: './.forecourt/cache/astro',
  trailingSlash: 'never',
  compressHTML: true,
  // Query strings of the dev server must not be read as image work, and no session is kept.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  build: { assets: 'assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', allowedHosts: true },
  vite: {
    // What builds and tests write is no source: watching it would reload pages for ever.
    server: {
      watch: {
        ignored: ['dist', '.forecourt', 'test-results', 'coverage', 'tests'].map(
          (folder) => `${import.meta.dirname}/${folder}/**`,
        ),
      },
    },
    // One sheet for all pages: it is smaller than the sheets of one page in pieces, and is fetched once for a visit.
    build: { assetsInlineLimit: 0, cssMinify: true, cssCodeSplit: false },
    environments: {
      ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups: [PAGES] } } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  IMPORTS,
                  EVERY_PAGE,
                  REACT,
                  FORMATS,
                  CAR_WORDS,
                  REPAYMENT,
                  SEARCH_STATE,
                  SAVED_SEARCH,
                  SEARCH_SETTINGS,
                  SEARCH_BOX,
                ],
              },
            },
          },
        },
      },
    },
    // The compiled application runs without node_modules; the development server loads packages as Node does.
    ...(compileDir === undefined
      ? {}
      : { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  },
})
