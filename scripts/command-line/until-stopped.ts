/** Waits until the process is asked to end. */

const PARENT_CHECK_MS = 500

/**
 * Resolves on SIGINT or SIGTERM, and when npm, which started the process, is gone: a service manager sends the signal
 * to npm alone, and the shell between npm and this process does not pass it on.
 */
export function untilStopped(): Promise<void> {
  const parent = process.ppid
  const isUnderNpm = process.env['npm_lifecycle_event'] !== undefined
  return new Promise((resolve) => {
    const timer = isUnderNpm
      ? setInterval(() => {
          if (process.ppid !== parent) stop()
          // A command that has failed ends by itself.
        }, PARENT_CHECK_MS).unref()
      : undefined
    function stop(): void {
      clearInterval(timer)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  })
}
