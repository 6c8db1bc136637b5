/** Stands for a build thread whose site is too large: it keeps more and more objects. */
import { parentPort } from 'node:worker_threads'

const kept: object[] = []

parentPort?.on('message', () => {
  while (true) kept.push({ number: kept.length })
})
