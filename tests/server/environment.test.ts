import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readEnvironment } from '#server/environment.ts'

it('nothing has to be set for development', () => {
  expect(readEnvironment({})).toMatchObject({ isProduction: false, databaseUrl: null, mail: null, logLevel: 'info' })
})

it('one error lists every variable that is wrong', () => {
  const wrong = { NODE_ENV: 'production', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', WORKER_CONCURRENCY: '0' }
  expect(() => readEnvironment(wrong)).toThrowErrorMatchingInlineSnapshot(`
    [EnvironmentError: These environment variables must be mended:
      - DATABASE_URL: expected postgres://user:password@host:port/database
      - LOG_LEVEL: expected debug, info, warn, error or silent
      - WORKER_CONCURRENCY: expected at least 1
      - SMTP_URL: missing. In production leads are sent by a mail server, such as smtp://user:password@host:587
      - SESSION_SECRET: missing. It signs the sessions of visitors: at least 32 random characters, such as \`openssl rand -base64 32\` prints]
  `)
})

it('names the new variable for an old one', () => {
  expect(() => readEnvironment({ WORKER_BUILD_PROCESSES: '2' })).toThrow(
    'WORKER_BUILD_PROCESSES: is called WORKER_BUILD_THREADS now',
  )
})

it('an empty variable is one that is not set', () => {
  expect(readEnvironment({ DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ databaseUrl: null, mail: null })
})

it('trusted proxies are a list', () => {
  const { trustedProxies } = readEnvironment({ FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

it('docs/operations.md names every variable', async () => {
  const [page, source] = await Promise.all(
    ['docs/operations.md', 'src/server/environment.ts'].map((file) => readFile(file, 'utf8')),
  )
  const names = [...(source?.matchAll(/^ {2}([A-Z_]+): /gm) ?? [])].map(([, name]) => name)
  expect(names).toContain('DATABASE_URL')
  for (const name of names) expect(page).toContain(`\`${name}\``)
})
