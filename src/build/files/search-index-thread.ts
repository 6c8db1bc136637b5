/** A thread that makes the files of the search, then ends. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchIndexWork } from './search-index-files.ts'
import { searchIndexFiles } from './search-index-files.ts'

parentPort?.postMessage(searchIndexFiles(workerData as SearchIndexWork))
