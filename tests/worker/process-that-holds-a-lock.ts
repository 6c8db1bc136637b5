/** Stands for a worker: it holds the lock of one pool until it is killed. */
import { createPoolLocks } from '#worker/pool-locks.ts'

const [locksDir = '', poolId = ''] = process.argv.slice(2)
createPoolLocks(locksDir).hold(poolId)
process.send?.('held')
setInterval(() => {}, 60_000)
