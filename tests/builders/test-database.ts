/** A database of its own for one file of tests. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { OpenDatabase } from '#database/database.ts'
import { openDatabase } from '#database/database.ts'

/** Made before the tests of the file and closed after them; `current()` is it. */
export function testDatabase(): { current(): OpenDatabase } {
  let database: OpenDatabase | null = null
  beforeAll(async () => {
    database = openDatabase({ url: await copyTemplate(), maxConnections: 10, log: () => {} })
  })
  afterAll(() => database?.close())
  return {
    current() {
      if (database === null) throw new Error('The database is made before the tests, not before the file.')
      return database
    },
  }
}

async function copyTemplate(): Promise<string> {
  const template = new URL(inject('templateUrl'))
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: admin.href })
  await client.connect()
  await client.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  await client.end()
  const url = new URL(template)
  url.pathname = `/${name}`
  return url.href
}
