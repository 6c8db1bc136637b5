/** Where Cloudflare's Turnstile answers. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com'
