/**
 * Every run tries the same examples, so a gate that was green stays green; other examples are tried on purpose:
 * `FORECOURT_PROPERTY_SEED=random npm run test:unit`, which says the seed of what it finds.
 */
import fc from 'fast-check'

const wanted = process.env['FORECOURT_PROPERTY_SEED']
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 20_261_121) })
