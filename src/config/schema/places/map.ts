/** The map of a car's or a location's place. */
import * as v from 'valibot'
import { option } from '../option.ts'
import { text, wholeNumber } from '../text.ts'

export const mapSchema = v.pipe(
  v.strictObject({
    provider: option(
      v.picklist(['none', 'openstreetmap', 'google', 'mapbox']),
      'openstreetmap',
      'Whose map is embedded; none leaves a link for directions only.',
      'S2 §7',
    ),
    clientKey: option(
      v.nullable(text),
      null,
      'The key that browsers send to the map service; it is public, so restrict it to the site at the service.',
      'S2 §7',
    ),
    zoom: option(wholeNumber(1, 20), 15, 'How near the map begins, from 1 for the world to 20 for a building.'),
  }),
  v.forward(
    v.partialCheck(
      [['provider'], ['clientKey']],
      ({ provider, clientKey }) => provider === 'none' || provider === 'openstreetmap' || clientKey !== null,
      'expected the client key of the map service',
    ),
    ['clientKey'],
  ),
)
