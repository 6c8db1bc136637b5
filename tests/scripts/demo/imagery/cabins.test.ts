import { BufferGeometry, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three'
import { describe, expect, it, test } from 'vitest'
import { roundBox } from '#scripts/demo/imagery/geometry/field.ts'
import type { Bounds } from '#scripts/demo/imagery/geometry/surface-nets.ts'
import { cabinPlan } from '#scripts/demo/imagery/interior/cabin-plan.ts'
import type { Sky } from '#scripts/demo/imagery/interior/gather.ts'
import { gatherLight } from '#scripts/demo/imagery/interior/gather.ts'
import type { InteriorName } from '#scripts/demo/imagery/interior/looks.ts'
import { hasInterior, INTERIORS } from '#scripts/demo/imagery/interior/looks.ts'
import { paneField } from '#scripts/demo/imagery/interior/panes.ts'
import type { Solid } from '#scripts/demo/imagery/interior/part.ts'
import { mirrored } from '#scripts/demo/imagery/interior/part.ts'
import { VEHICLES } from '#scripts/demo/imagery/vehicles/vehicles.ts'

const NAMES = Object.keys(INTERIORS) as InteriorName[]

describe('a cabin', () => {
  test.each(NAMES)('%s: its eye is inside the body, above the belt, ahead of the seats’ backs', (name) => {
    const plan = cabinPlan(VEHICLES[name], INTERIORS[name])
    const [x, y, z] = plan.eye
    expect(plan.body.field(x, y, z)).toBeLessThan(-0.15)
    expect(y).toBeGreaterThan(plan.beltY)
    expect(y).toBeLessThan(plan.roofY - 0.1)
    expect(x).toBeGreaterThan(plan.frontX - 0.17)
    expect(x).toBeLessThan(plan.dashX - 0.4)
  })

  test.each(NAMES)('%s: seats stand on the floor, between the doors, one row behind the other', (name) => {
    const plan = cabinPlan(VEHICLES[name], INTERIORS[name])
    expect(plan.hipY).toBeGreaterThan(plan.floorY + 0.15)
    expect(plan.rearX).toBeLessThan(plan.frontX - 0.6)
    expect(plan.shelfX).toBeLessThan(plan.rearX)
    expect(plan.inner(plan.frontX, plan.hipY)).toBeGreaterThan(plan.driverZ + 0.262)
    for (const height of [0.2, 0.5, 0.9])
      expect(plan.inner(0, plan.floorY + height)).toBeLessThan(VEHICLES[name].width / 2 - 0.05)
  })

  it('is drawn of three bodies', () => {
    expect(NAMES.filter((name) => hasInterior(name))).toEqual(['suv', 'sedan', 'ute'])
    expect(hasInterior('motorcycle')).toBe(false)
  })
})

describe('paneField', () => {
  const field = paneField([
    [
      [0, 1],
      [1, 1],
      [1, 1.5],
      [0, 1.5],
    ],
  ])
  it('is the distance to the edge, below zero inside', () => {
    expect(field(0.5, 1.2)).toBeCloseTo(-0.2)
    expect(field(1.3, 1.2)).toBeCloseTo(0.3)
    expect(field(9, 9)).toBe(1)
  })
})

describe('mirrored', () => {
  it('is the other hand, still facing outward', () => {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 1, 1, 0, 1, 0, 1, 1], 3))
    geometry.setAttribute('normal', new Float32BufferAttribute([0, 0, 1, 0, 0, 1, 0, 0, 1], 3))
    geometry.setIndex([0, 1, 2])
    const other = mirrored(geometry)
    expect([...(other.getIndex()?.array ?? [])]).toEqual([0, 2, 1])
    expect(other.getAttribute('position').getZ(0)).toBe(-1)
    expect(other.getAttribute('normal').getZ(0)).toBe(-1)
    expect(geometry.getAttribute('position').getZ(0)).toBe(1)
  })
})

describe('gatherLight', () => {
  const bounds: Bounds = { min: [-1, -1, -1], max: [1, 1, 1] }
  const sky: Sky = () => [1, 0.5, 0.25]
  const box: Solid = {
    field: (x, y, z) => Math.abs(roundBox([x, y, z], [0.8, 0.8, 0.8], 0.01)) - 0.05,
    bounds,
  }
  /** A box with one side open, towards +x. */
  const open: Solid = { ...box, field: (x, y, z) => Math.max(box.field(x, y, z), x - 0.6) }

  function lit(solids: readonly Solid[], at: readonly number[], normal: readonly number[]): number[] {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(at, 3))
    geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
    const group = new Group()
    group.add(new Mesh(geometry, new MeshBasicMaterial({ color: 0x808080 })))
    gatherLight(group, solids, bounds, sky, new Vector3(0, 0.5, 0))
    return [...geometry.getAttribute('gathered').array]
  }

  it('is all of the sky where nothing stands', () => {
    const [red, green, blue, near] = lit([], [0, 0, 0], [0, 1, 0])
    expect(red).toBeCloseTo(1)
    expect(green).toBeCloseTo(0.5)
    expect(blue).toBeCloseTo(0.25)
    expect(near).toBeCloseTo(1)
  })

  it('is nothing in a closed box, and grows towards the open side of another', () => {
    expect(lit([box], [0, -0.6, 0], [0, 1, 0])[0]).toBeLessThan(0.02)
    const far = lit([open], [-0.5, -0.6, 0], [0, 1, 0])[0] ?? 0
    const close = lit([open], [0.4, -0.6, 0], [0, 1, 0])[0] ?? 0
    expect(far).toBeGreaterThan(0.02)
    expect(close).toBeGreaterThan(far * 1.5)
  })

  it('is not reckoned for what looks away from the eye', () => {
    expect(lit([], [0, 0, 0], [0, -1, 0])[0]).toBeCloseTo(0.05)
  })
})
