/** Files of a release that say how a host answers; no visitor may ask for them. */
export const HEADERS_FILE = '_headers'
export const REDIRECTS_FILE = '_redirects'
/** For which addresses Cloudflare Pages calls a function, and the functions' folder. */
export const ROUTES_FILE = '_routes.json'
export const FUNCTIONS_FOLDER = 'functions'

export function isHostFile(file: string): boolean {
  return file === HEADERS_FILE || file === REDIRECTS_FILE || file === ROUTES_FILE || isFunction(file)
}

const isFunction = (file: string): boolean => file.startsWith(`${FUNCTIONS_FOLDER}/`) && file.endsWith('.js')
