/**
 * InstantSearch at the pace of a slow phone: what a shopper has pressed is painted first, and the search follows.
 *
 * InstantSearch searches and draws in the very event that asks for it, and draws once more before the answer. Here a
 * search that is asked for in an event begins after the next paint, the page is drawn only with the answer, and in
 * slices (React's transitions), so that it can be used meanwhile.
 */
import { startTransition } from 'react'
import { afterNextPaint, isActing } from './after-next-paint.ts'

/** What of an InstantSearch is used; it calls these by name, so that they can be put in front of its own. */
export interface PacedInstance {
  readonly mainHelper: { search: () => unknown } | null
  readonly mainIndex: { render: (options: never) => void }
  scheduleRender: (shouldResetStatus?: boolean) => void
  onInternalStateChange: () => void
  emit: (name: string, ...values: never[]) => unknown
}

const paced = new WeakSet<object>()

/** Once for each instance; from then on it is paced. */
export function paceSearch(instance: PacedInstance): void {
  const { mainHelper, mainIndex } = instance
  if (mainHelper === null || paced.has(instance)) return
  paced.add(instance)

  const search = mainHelper.search.bind(mainHelper)
  const searchQuietly = (): void => {
    const render = instance.scheduleRender
    instance.scheduleRender = () => {}
    try {
      search()
    } finally {
      instance.scheduleRender = render
    }
  }
  const later = afterPaint(searchQuietly)
  mainHelper.search = () => {
    later()
    return mainHelper
  }
  instance.onInternalStateChange = afterPaint(instance.onInternalStateChange.bind(instance))

  const render = mainIndex.render.bind(mainIndex)
  mainIndex.render = (options) => inSlices(() => render(options))
  const emit = instance.emit.bind(instance)
  instance.emit = (name, ...values) => {
    if (name !== 'render') return emit(name, ...values)
    inSlices(() => void emit(name, ...values))
    return true
  }
}

/**
 * In development React takes many widgets that are drawn in one transition for a mistake, and says so, unless it stands
 * within another.
 */
function inSlices(draw: () => void): void {
  startTransition(() => startTransition(draw))
}

/** Calls that come before it is done are one. What no shopper waits to see pressed is done at once. */
function afterPaint(work: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    if (!isActing()) {
      work()
      return
    }
    isWaiting = true
    afterNextPaint(() => {
      isWaiting = false
      work()
    })
  }
}
