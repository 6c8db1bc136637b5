import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinRuns, keepRuns, onceForRuns, onceForRunsOf, runsOf } from '#domain/values/runs.ts'

interface Member {
  id: number
}

const members = (count: number, from = 0): Member[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }))

/** What can happen to a list. */
type Change = (list: readonly Member[]) => Member[]

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ at: fc.nat(2_000), id: fc.nat() }).map(
    ({ at, id }): Change =>
      (list) =>
        list.map((member, index) => (index === at % list.length ? { id } : member)),
  ),
  fc.record({ at: fc.nat(2_000), count: fc.nat(300) }).map(
    ({ at, count }): Change =>
      (list) => [...list.slice(0, at), ...members(count, 10_000), ...list.slice(at)],
  ),
  fc.record({ at: fc.nat(2_000), count: fc.nat(300) }).map(
    ({ at, count }): Change =>
      (list) => [...list.slice(0, at), ...list.slice(at + count)],
  ),
  fc.record({ from: fc.nat(2_000), to: fc.nat(2_000) }).map(
    ({ from, to }): Change =>
      (list) => {
        const moved = [...list]
        moved.splice(to, 0, ...moved.splice(from, 1))
        return moved
      },
  ),
  fc.constant<Change>((list) => list.toReversed()),
  fc.constant<Change>((list) => [...list, ...list.slice(0, 3)]),
  fc.constant<Change>(() => []),
)

describe('runs', () => {
  it('hold the members of their list in its order, whatever becomes of it', () => {
    const idsOf = onceForRuns((run: readonly Member[]) => run.map(({ id }) => id))
    fc.assert(
      fc.property(fc.nat(1_500), fc.array(anyChange, { maxLength: 12 }), (count, changes) => {
        let list = members(count)
        for (const change of changes) {
          const before = list
          list = keepRuns(change(before), before)
          expect(runsOf(list).flat()).toEqual(list)
          expect(idsOf(list).flat()).toEqual(list.map(({ id }) => id))
          expect(runsOf(list).every((run) => run.length > 0)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are looked at again only where a member is another one', () => {
    let looks = 0
    const count = onceForRuns((run: readonly Member[]) => {
      looks += 1
      return run.length
    })
    let list = members(5_000)
    count(list)
    for (const at of [0, 2_500, 4_999]) {
      looks = 0
      const before = list
      list = keepRuns(list.with(at, { id: -at }), before)
      expect(count(list).reduce((sum, each) => sum + each, 0)).toBe(5_000)
      expect(looks).toBe(1)
    }
    looks = 0
    count(keepRuns(list.toSpliced(1_000, 1), list))
    expect(looks).toBe(1)
    looks = 0
    count(keepRuns(list.toSpliced(1_000, 0, { id: 7 }), list))
    expect(looks).toBeLessThan(3)
  })

  it('do not fall to pieces under many changes', () => {
    let list = members(2_000)
    for (let round = 0; round < 200; round += 1) {
      const before = list
      list = keepRuns(list.toSpliced((round * 37) % list.length, 1), before)
      list = keepRuns([...list, { id: round }], list)
    }
    expect(runsOf(list).flat()).toEqual(list)
    expect(runsOf(list).length).toBeLessThan(40)
  })

  it('stay those of which a list is joined', () => {
    const runs = [members(3), [], members(2, 3)]
    const list = joinRuns(runs)
    expect(list.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
    expect(runsOf(list)).toEqual([runs[0], runs[2]])
  })

  it('have an answer for each owner', () => {
    const of = onceForRunsOf((owner: Member, run: readonly Member[]) => owner.id + run.length)
    const list = members(5)
    expect(of({ id: 10 }, list)).toEqual([15])
    expect(of({ id: 20 }, list)).toEqual([25])
  })
})
