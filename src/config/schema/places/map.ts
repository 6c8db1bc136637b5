/** The map of a car's or a location's place. */
import * as v from 'valibot'
import { option, required } from '../option.ts'
import { httpsUrl, text, wholeNumber } from '../text.ts'

export const mapSchema = v.pipe(
  v.strictObject({
    provider: option(
      v.picklist(['none', 'openstreetmap', 'google', 'mapbox', 'tiles']),
      'openstreetmap',
      'Whose map a press shows; tiles is the tile server below, none an outline of Australia that asks no service.',
      'S2 §7',
    ),
    clientKey: option(
      v.nullable(text),
      null,
      'The key that browsers send to the map service; it is public, so restrict it to the site at the service.',
      'S2 §7',
    ),
    tiles: option(
      v.nullable(
        v.strictObject({
          url: required(
            v.pipe(
              httpsUrl,
              v.regex(/\{z\}/, 'expected a place for the zoom, "{z}"'),
              v.regex(/\{x\}/, 'expected a place for the column, "{x}"'),
              v.regex(/\{y\}/, 'expected a place for the row, "{y}"'),
            ),
            'The address of a tile: "https://tiles.example/{z}/{x}/{y}.png".',
          ),
          attribution: required(text, 'Whose map it is, as its licence wants it said.'),
        }),
      ),
      null,
      'A server of map tiles, shown by Leaflet.',
    ),
    zoom: option(wholeNumber(1, 20), 15, 'How near the map begins, from 1 for the world to 20 for a building.'),
  }),
  v.forward(
    v.partialCheck(
      [['provider'], ['clientKey']],
      ({ provider, clientKey }) => (provider !== 'google' && provider !== 'mapbox') || clientKey !== null,
      'expected the client key of the map service',
    ),
    ['clientKey'],
  ),
  v.forward(
    v.partialCheck(
      [['provider'], ['tiles']],
      ({ provider, tiles }) => provider !== 'tiles' || tiles !== null,
      'expected the tile server',
    ),
    ['tiles'],
  ),
)
