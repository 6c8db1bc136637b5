/**
 * Long lists in runs of neighbours. What is made of a list run by run is kept with each run: of a list in which few
 * members are others than before, only the runs with these are looked at again. Where one run ends and the next begins
 * is chance, so no answer may depend on it.
 */
export type Runs<T> = readonly (readonly T[])[]

const RUN_LENGTH = 128

const knownRuns = new WeakMap<readonly unknown[], Runs<unknown>>()

/** The runs of a list that nobody changes any more. */
export function runsOf<T>(list: readonly T[]): Runs<T> {
  const known = knownRuns.get(list)
  // Kept under the list itself, so they are of its own type.
  if (known !== undefined) return known as Runs<T>
  const runs: (readonly T[])[] = []
  addRuns(runs, list)
  knownRuns.set(list, runs)
  return runs
}

/** The list itself, which from now on has the runs of `before` wherever their members stand in it one after another. */
export function keepRuns<List extends readonly unknown[]>(list: List, before: readonly unknown[] | null): List {
  if (before === null || list === before || list.length <= RUN_LENGTH) return list
  const byFirst = new Map(runsOf(before).map((run) => [run[0], run]))
  const runs: (readonly unknown[])[] = []
  let newFrom = 0
  let at = 0
  while (at < list.length) {
    const run = byFirst.get(list[at])
    if (run === undefined || !standsAt(list, at, run)) {
      at += 1
      continue
    }
    addRuns(runs, list.slice(newFrom, at))
    runs.push(run)
    at += run.length
    newFrom = at
  }
  addRuns(runs, list.slice(newFrom))
  // Changes leave ever shorter runs behind.
  if (runs.length <= 4 + (2 * list.length) / RUN_LENGTH) knownRuns.set(list, runs)
  return list
}

/** One list of these runs, which stay its runs. */
export function joinRuns<T>(runs: Runs<T>): T[] {
  const list = runs.flat()
  knownRuns.set(
    list,
    runs.filter(({ length }) => length > 0),
  )
  return list
}

/** What `make` makes of each run of a list, in their order: of each run once. */
export function onceForRuns<T, Made>(make: (run: readonly T[]) => Made): (list: readonly T[]) => Made[] {
  const made = new WeakMap<readonly T[], { of: Made }>()
  return (list) =>
    runsOf(list).map((run) => {
      let known = made.get(run)
      if (known === undefined) {
        known = { of: make(run) }
        made.set(run, known)
      }
      return known.of
    })
}

/** The same where the answer depends on a site, or another owner of the list, too. */
export function onceForRunsOf<Owner extends object, T, Made>(
  make: (owner: Owner, run: readonly T[]) => Made,
): (owner: Owner, list: readonly T[]) => Made[] {
  const byOwner = new WeakMap<Owner, (list: readonly T[]) => Made[]>()
  return (owner, list) => {
    const known = byOwner.get(owner) ?? onceForRuns((run: readonly T[]) => make(owner, run))
    byOwner.set(owner, known)
    return known(list)
  }
}

function addRuns<T>(runs: (readonly T[])[], list: readonly T[]): void {
  if (list.length === 0) return
  const count = Math.ceil(list.length / RUN_LENGTH)
  if (count === 1) runs.push(list)
  else {
    // All as long as each other, so that none is left with a few.
    for (let run = 0; run < count; run += 1) {
      runs.push(list.slice(Math.round((run * list.length) / count), Math.round(((run + 1) * list.length) / count)))
    }
  }
}

function standsAt(list: readonly unknown[], at: number, run: readonly unknown[]): boolean {
  for (let index = 0; index < run.length; index += 1) if (list[at + index] !== run[index]) return false
  return true
}
