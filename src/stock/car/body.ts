/** The simplified body of a car: from the feed's words, else from its type, badge or model; `null` when none shows it. */
import type { BodyType, ItemType } from '#domain/car/car.ts'
import { bodyItemType } from '#domain/car/labels.ts'
import { bodyTypeOf, bodyTypeOfModel } from '#domain/normalise/body-type.ts'
import { bodyTypeOfItem, PLAIN_BODY } from '#domain/normalise/item-body-type.ts'
import type { FieldReader } from './field-reader.ts'

export interface KnownOfBody {
  body: string | null
  model: string
  badge: string | null
  itemType: ItemType
}

export function readBodyType(reader: FieldReader, known: KnownOfBody): BodyType | null {
  const { body, model, badge, itemType } = known
  const ofModel = bodyTypeOfModel(model)
  if (itemType !== 'car') return bodyOfItem(known, itemType, ofModel)
  // "Commercial" covers vans and trucks; the model knows which.
  const said = body === null ? null : /^commercial$/i.test(body) ? (ofModel ?? 'van') : bodyTypeOf(body)
  if (said !== null) return said
  const ofBadge = bodyTypeOf(badge ?? '')
  // "Camper" in the badge of a van does not make it a caravan.
  const found = ofBadge === null || bodyItemType(ofBadge) !== 'car' ? ofModel : ofBadge
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

/** The most that body, badge and model say: "Caravan" with the badge "Pop Top 16" is a pop top. */
function bodyOfItem(
  { body, model, badge }: KnownOfBody,
  itemType: Exclude<ItemType, 'car'>,
  ofModel: BodyType | null,
): BodyType {
  const plain = PLAIN_BODY[itemType]
  const said = [body, badge, model].map((text) => bodyTypeOfItem(itemType, text ?? ''))
  const ofOwnModel = ofModel !== null && bodyItemType(ofModel) === itemType ? ofModel : null
  return said.find((each) => each !== null && each !== plain) ?? ofOwnModel ?? plain
}

/** What an item is when its row does not say: its body shows it, else the feed's own kind. */
export function itemTypeOfBody(bodyType: BodyType | null, otherwise: ItemType): ItemType {
  const ofBody = bodyType === null ? 'car' : bodyItemType(bodyType)
  // Dealers of cars sell light trucks among them.
  return ofBody === 'car' || bodyType === 'light-truck' ? otherwise : ofBody
}
