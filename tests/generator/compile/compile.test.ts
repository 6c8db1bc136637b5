import { expect, test, vi } from 'vitest'
import { compile } from '#generator/compile/compile.ts'
import { knownSourceHash } from '#generator/compile/source-hash.ts'

vi.mock('#generator/compile/source-hash.ts', { spy: true })

test('a process keeps to the pages of the sources that it was started with', async () => {
  const first = await compile()
  vi.mocked(knownSourceHash).mockReturnValue('0000000000000000')
  expect(await compile()).toEqual(first)
  expect(knownSourceHash).toHaveBeenCalledOnce()
})
