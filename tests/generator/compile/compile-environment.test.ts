import { expect, it } from 'vitest'
import { compileEnvironment } from '#generator/compile/compile-environment.ts'

it('a compile is given what programs need, and nothing that a caller keeps to itself', () => {
  const kept = { PATH: '/bin', HOME: '/home/builder', TMPDIR: '/tmp', Path: 'C:\\bin' }
  const secret = { SESSION_SECRET: 's', PUBLIC_TOKEN: 't', VITE_KEY: 'k', DATABASE_URL: 'postgres://a:b@c/d' }
  expect(compileEnvironment({ ...kept, ...secret, DEV: '1', MODE: 'test' })).toEqual(kept)
})
