/** The table of rooms, and the other rules of imports, as rules of dependency-cruiser. */
import type { IForbiddenRuleType } from 'dependency-cruiser'
import type { Room } from './rooms.ts'
import { ROOMS } from './rooms.ts'

/** What is of this project, apart from packages and Node. */
const OWN = '^(src|scripts|tests|sites)/'
const RENDERING_PACKAGES = '^(node_modules/)?(react|react-dom|@nanostores/react|astro)(/|$)|^astro:'

export const IMPORT_RULES: IForbiddenRuleType[] = [
  ...ROOMS.flatMap(rulesOfRoom),
  {
    name: 'aliases',
    severity: 'error',
    comment:
      'A relative path never leaves its room. Import another room by its alias (#domain/car/car.ts), as Node and the bundler resolve it wherever the file is moved.',
    from: { path: '^src/([^/]+)/' },
    to: { path: OWN, pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'sites',
    severity: 'error',
    comment:
      'A site.ts imports only config/ and files of its own folder. A rule that a site needs belongs in domain/ behind an option of config/.',
    from: { path: '^sites/([^/]+)/site\\.ts$' },
    to: { pathNot: '^(src/config|sites/$1)/' },
  },
  {
    name: 'site-aliases',
    severity: 'error',
    comment: 'A site.ts imports config/ by its alias: #config/define-site.ts.',
    from: { path: '^sites/' },
    to: { path: '^src/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'cycles',
    severity: 'error',
    comment:
      'These files import each other, so none can be read, tested or moved alone. Put what both need, often a type, in a file of its own.',
    from: {},
    to: { circular: true },
  },
]

function rulesOfRoom({ name, mayImport, typesOnly = [], mayRender = false, advice }: Room): IForbiddenRuleType[] {
  const from = { path: `^src/${name}/` }
  const rules: IForbiddenRuleType[] = [
    {
      name,
      severity: 'error',
      comment: advice,
      from,
      to: { path: OWN, pathNot: `^src/(${[name, ...mayImport, ...typesOnly].join('|')})/` },
    },
  ]
  if (typesOnly.length > 0) {
    rules.push({
      name: `${name}-types`,
      severity: 'error',
      comment: `${name}/ may import only types of ${typesOnly.join('/ and ')}/: write "import type". Parsing and defaults happen once, in config/, before a page is planned.`,
      from,
      to: { path: `^src/(${typesOnly.join('|')})/`, dependencyTypesNot: ['type-only'] },
    })
  }
  if (!mayRender) {
    rules.push({
      name: `${name}-rendering`,
      severity: 'error',
      comment: `${name}/ imports neither React nor Astro. What renders belongs in islands/ (React) or components/ (Astro).`,
      from,
      to: { path: RENDERING_PACKAGES },
    })
  }
  return rules
}
