/** The dark scheme: what its tokens are instead of those of tokens.css; brand colours follow in theme-css.ts. */

export const DARK_TOKENS = {
  text: '#eef1f5',
  'text-soft': '#aeb6c2',
  background: '#14171c',
  'background-tint': '#1b1f26',
  line: '#2e343d',
  'line-strong': '#485160',
  'line-control': '#848d9a',
  positive: '#52cf92',
  'on-positive': '#0b1a12',
  'positive-soft': '#14291f',
  negative: '#ff8f85',
  neutral: '#d9dee6',
  'on-neutral': '#14181f',
  heart: '#ff6478',
  'on-heart': '#14181f',
  star: '#f0b53a',
  glass: 'rgb(20 23 28 / 90%)',
  'on-glass': '#eef1f5',
  backdrop: 'rgb(0 0 0 / 60%)',
  'studio-wall': '#22272e',
  'studio-floor': '#1b1f25',
  'studio-light': '#2d333c',
  'studio-glow': 'rgb(255 255 255 / 7%)',
  'on-studio': '#e6eaf0',
  drawing: '#8b94a1',
  'outline-filter': 'invert(0.9)',
  'shadow-low': '0 1px 2px rgb(0 0 0 / 40%)',
  'shadow-high': '0 4px 12px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 50%)',
  'shadow-bar': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 45%)',
} as const

/** The lightest background on which brand-coloured text stands. */
export const DARK_TINTED_BACKGROUND = '#262b33'
