/** The simplified body of a car: from the feed's words, else from its type, badge or model; `null` when none shows it. */
import type { BodyType, ItemType } from '#domain/car/car.ts'
import { bodyTypeOf, bodyTypeOfModel } from '#domain/normalise/body-type.ts'
import type { FieldReader } from './field-reader.ts'

/** The body of an item whose type has only one. */
const BODY_OF_ITEM: Partial<Record<ItemType, BodyType>> = {
  caravan: 'caravan',
  motorcycle: 'motorcycle',
  truck: 'light-truck',
}

export interface KnownOfBody {
  body: string | null
  model: string
  badge: string | null
  itemType: ItemType
}

export function readBodyType(reader: FieldReader, known: KnownOfBody): BodyType | null {
  const { body, model, badge, itemType } = known
  const ofModel = bodyTypeOfModel(model)
  // "Commercial" covers vans and trucks; the model knows which.
  const said = body === null ? null : /^commercial$/i.test(body) ? (ofModel ?? 'van') : bodyTypeOf(body)
  if (said !== null) return said
  const ofItem = BODY_OF_ITEM[itemType]
  if (ofItem !== undefined) return ofItem
  const ofBadge = bodyTypeOf(badge ?? '')
  // "Camper" in the badge of a van does not make it a caravan.
  const found = ofBadge === 'caravan' || ofBadge === 'motorcycle' ? ofModel : (ofBadge ?? ofModel)
  if (found !== null) {
    reader.notes.repair('body-from-model')
    return found
  }
  return reader.dropped(
    'body-unknown',
    'body',
    body,
    'a body such as Sedan, SUV or Ute',
    'the car is listed without a body type',
  )
}
