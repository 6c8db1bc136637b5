/** A film of shots, one after another, as the bytes of a WebM file. */
import { BufferTarget, Output, VideoSample, VideoSampleSource, WebMOutputFormat } from 'mediabunny'
import type { FilmFormat } from '../films.ts'

export interface Film {
  add(rgba: Uint8Array): Promise<void>
  end(): Promise<Uint8Array>
}

export async function startFilm({ widthPx, heightPx, framesPerSecond, bitsPerSecond }: FilmFormat): Promise<Film> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new VideoSampleSource({
    codec: 'vp9',
    bitrate: bitsPerSecond,
    keyFrameInterval: 2,
    latencyMode: 'quality',
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const duration = 1 / framesPerSecond
  let count = 0
  return {
    async add(rgba) {
      const timestamp = count * duration
      const size = { codedWidth: widthPx, codedHeight: heightPx }
      const sample = new VideoSample(rgba, { format: 'RGBX', ...size, timestamp, duration })
      count += 1
      await source.add(sample)
      sample.close()
    },
    async end() {
      await output.finalize()
      if (target.buffer === null) throw new Error('The film has no bytes.')
      return new Uint8Array(target.buffer)
    },
  }
}
