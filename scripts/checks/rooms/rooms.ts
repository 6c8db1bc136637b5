/** The table of docs/rooms.md: what each room of src/ may import, and where code goes that needs more. */

export interface Room {
  name: string
  /** Rooms, or folders of rooms such as "server/providers". */
  mayImport: string[]
  /** Rooms of which only types may be imported. */
  typesOnly?: string[]
  /** React and Astro are for rooms that render. */
  mayRender?: boolean
  /** Said when the room imports something else: where such code belongs. */
  advice: string
}

export const ROOMS: Room[] = [
  {
    name: 'domain',
    mayImport: [],
    advice:
      'domain/ imports only itself: it is the pure rules of the business. Put I/O in stock/ or generator/, validation of a site in config/, markup in components/, and pass what the rule needs as an argument.',
  },
  {
    name: 'config',
    mayImport: ['domain'],
    advice:
      "config/ may import only domain/. What reads a site's files or feeds belongs in catalogue/ or stock/; a rule of the business in domain/.",
  },
  {
    name: 'contract',
    mayImport: ['domain'],
    advice:
      'contract/ may import only domain/: it describes each endpoint for both sides. What answers a request belongs in server/; what sends one from a page in stores/ or islands/.',
  },
  {
    name: 'stock',
    mayImport: ['domain', 'config'],
    advice:
      "stock/ may import only domain/ and config/: it turns feeds into cars. What joins cars with a site's other data belongs in catalogue/; what writes a site in generator/.",
  },
  {
    name: 'catalogue',
    mayImport: ['domain', 'config', 'stock'],
    advice:
      'catalogue/ may import only domain/, config/ and stock/. What plans, renders or writes pages belongs in generator/; what a page is given in view-models/; markup in components/.',
  },
  {
    name: 'view-models',
    mayImport: ['domain'],
    typesOnly: ['config'],
    advice:
      "view-models/ may import only domain/ and the types of config/: it says what pages and islands are given. Choosing a page's data belongs in generator/, a rule in domain/, markup in components/ or islands/.",
  },
  {
    name: 'search',
    mayImport: ['domain', 'contract'],
    typesOnly: ['config'],
    advice:
      'search/ may import only domain/, contract/ and the types of config/, because it also runs in the browser. What reads the catalogue belongs in generator/, which passes the documents in; state of a shopper in stores/.',
  },
  {
    name: 'stores',
    mayImport: ['domain', 'contract'],
    advice:
      "stores/ may import only domain/ and contract/. What renders belongs in islands/ or components/; what needs a site's configuration takes it as an argument.",
  },
  {
    name: 'islands',
    mayImport: ['domain', 'contract', 'search', 'stores', 'view-models'],
    mayRender: true,
    advice:
      "islands/ may import only domain/, contract/, view-models/, search/ and stores/. Take a trimmed props object instead of the site's configuration or the catalogue; static markup belongs in components/.",
  },
  {
    name: 'components',
    mayImport: ['domain', 'view-models', 'stores', 'islands', 'styles'],
    typesOnly: ['config'],
    mayRender: true,
    advice:
      "components/ may import only domain/, the types of config/, view-models/, stores/ (in a browser script) and islands/. A page's data is chosen in the plan (generator/) and passed down; a rule belongs in domain/.",
  },
  {
    name: 'layouts',
    mayImport: ['domain', 'view-models', 'stores', 'islands', 'components', 'styles'],
    typesOnly: ['config'],
    mayRender: true,
    advice:
      "layouts/ may import only domain/, the types of config/, view-models/, components/, stores/ (in a browser script) and islands/. A page's data is chosen in the plan (generator/) and passed down.",
  },
  {
    name: 'pages',
    mayImport: [
      'domain',
      'config',
      'contract',
      'view-models',
      'search',
      'stores',
      'islands',
      'components',
      'layouts',
      'styles',
    ],
    mayRender: true,
    advice:
      "pages/ takes the planned page and chooses its parts. Reading feeds belongs in stock/, choosing a page's data in generator/; what a page is given is described in view-models/.",
  },
  {
    name: 'generator',
    mayImport: [
      'domain',
      'config',
      'contract',
      'stock',
      'catalogue',
      'view-models',
      'search',
      'stores',
      'components',
      'layouts',
      'pages',
      'styles',
    ],
    mayRender: true,
    advice:
      'generator/ never imports islands/, server/ or worker/: it reaches pages through the compiled application. What answers requests of shoppers belongs in server/; what listens to feeds in worker/.',
  },
  {
    name: 'database',
    mayImport: ['domain'],
    typesOnly: ['config'],
    advice:
      'database/ may import only domain/ and the types of config/: it holds the connection, the migrations and the queries. What decides something belongs in domain/; what answers a request in server/.',
  },
  {
    name: 'server',
    mayImport: ['domain', 'config', 'contract', 'stock', 'database', 'styles'],
    advice:
      'server/ may import only domain/, config/, contract/, stock/, database/ and styles/. What renders pages belongs in generator/; what rebuilds a site in worker/.',
  },
  {
    name: 'worker',
    mayImport: [
      'domain',
      'config',
      'contract',
      'stock',
      'catalogue',
      'search',
      'generator',
      'database',
      'server/providers',
    ],
    advice:
      'worker/ never imports what is rendered for a shopper (pages/, layouts/, components/, islands/, stores/), and of server/ only the providers: it rebuilds a site through generator/. What answers requests belongs in server/.',
  },
  {
    name: 'styles',
    mayImport: ['domain'],
    typesOnly: ['config'],
    advice:
      'styles/ may import only domain/ and the types of config/: it turns a theme into tokens. Markup belongs in components/.',
  },
]
