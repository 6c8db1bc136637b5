/** A sentence with gaps, and when it may be said. */
import type { VehicleFacts } from './facts.ts'

export interface Frame {
  says: string
  /** Two frames of one topic are not said of the same vehicle. */
  topic: string
  fits(facts: VehicleFacts): boolean
}

type Condition = (facts: VehicleFacts) => boolean

const ALWAYS: Condition = () => true

export function frame(topic: string, says: string, fits: Condition = ALWAYS): Frame {
  return { topic, says, fits }
}

/** Of equipment: the vehicle must have all of it, and each piece is a topic. */
export function has<Feature extends string>(
  features: readonly Feature[],
  says: string,
  fits: Condition = ALWAYS,
): Frame {
  return {
    topic: features.join(' & '),
    says,
    fits: (facts) => features.every((feature) => facts.features.has(feature)) && fits(facts),
  }
}

export function topicsOf({ topic }: Frame): string[] {
  return topic.split(' & ')
}

export function kinds(...wanted: readonly VehicleFacts['kind'][]): Condition {
  return ({ kind }) => wanted.includes(kind)
}

export function all(...conditions: readonly Condition[]): Condition {
  return (facts) => conditions.every((condition) => condition(facts))
}

/** All that may be said of one sort of vehicle, in the order in which it is said. */
export interface FrameSet {
  openings: readonly Frame[]
  equipment: readonly Frame[]
  /** Said after the other equipment, or where there is little of it. */
  smallEquipment: readonly Frame[]
  uses: readonly Frame[]
  /** Of used vehicles alone. */
  history: readonly Frame[]
  closings: readonly Frame[]
}
