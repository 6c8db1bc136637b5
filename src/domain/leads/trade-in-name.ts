/** What a shopper sells to a dealer, in words: "Sell your {vehicle}", "We buy all types of {vehicles}", "Sell Your {Vehicle}". */
import { capitalise } from '../formats/words.ts'

/** Ours: a car at a car dealer's. Others take more in trade than they sell: a caravan dealer tow cars, too. */
export function withTradeInName(text: string, itemName: { readonly one: string }): string {
  const one = itemName.one === 'car' ? 'car' : 'vehicle'
  return text.replaceAll('{vehicles}', `${one}s`).replaceAll('{vehicle}', one).replaceAll('{Vehicle}', capitalise(one))
}
