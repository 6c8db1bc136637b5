/** npm run docs:configuration: writes docs/configuration.md from the schema. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteSchema } from '#config/schema/site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { configurationPage } from './configuration-page.ts'
import { asNode } from './schema-node.ts'

await runCommand('npm run docs:configuration', {}, async () => {
  const template = await readFile(join(PROJECT_DIR, 'scripts/docs/configuration-template.md'), 'utf8')
  const file = join(PROJECT_DIR, 'docs/configuration.md')
  await writeFile(file, configurationPage(template, asNode(siteSchema)))
  console.log('docs/configuration.md is written')
  return EXIT.ok
})
