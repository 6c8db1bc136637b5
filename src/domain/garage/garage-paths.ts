/** Where a shopper who has signed in finds what the site keeps for them (S1 §2, S2 §2). */

export const WATCHLIST_PATH = '/watchlist'
export const GARAGE_PATH = '/my-garage'
