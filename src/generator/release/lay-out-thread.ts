/** A thread that lays out the stage after one release, and ends. */
import { workerData } from 'node:worker_threads'
import type { LayOutRequest } from './lay-out-ahead.ts'
import { readManifest } from './manifest.ts'
import { layOutNextStage } from './next-stage.ts'

const { paths, releaseId } = workerData as LayOutRequest
const manifest = await readManifest(paths.manifests, releaseId)
if (manifest !== null) await layOutNextStage(paths, manifest)
