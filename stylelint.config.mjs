import { designTokens } from './scripts/lint/design-tokens.ts'

/** What Biome's own rules of CSS do not reach. @type {import('stylelint').Config} */
export default {
  plugins: [designTokens],
  referenceFiles: ['src/**/*.css'],
  rules: {
    'forecourt/design-tokens': 'src/styles/tokens.css',
    'custom-property-no-missing-var-function': true,
    'declaration-property-value-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-unknown-animations': true,
  },
  overrides: [{ files: 'src/styles/tokens.css', rules: { 'forecourt/design-tokens': null } }],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
}
