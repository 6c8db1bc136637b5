/** Where the platform's calls about one car go (S1 §7 "The calls it makes"). */

/** S1 §7: both take the payload `{phone_number, car_id}`. */
export const WATCHLIST_CALL_PATHS = { save: '/api/watchlist/save-car', remove: '/api/watchlist/remove-car' } as const
