/** Whether a built site repeats a secret of the environment in which the check runs. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from '../built-site.ts'
import type { PolicyProblem } from './policy-checks.ts'

const IS_SECRET = /(?:SECRET|TOKEN|PASSWORD|KEY)(?:_\w+)?$/
/** Shorter values stand in files by chance. */
const MIN_LENGTH = 12

/** Variable -> value, of the variables whose names say that they are secret, and the passwords of addresses. */
export function secretsOf(variables: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const found = Object.entries(variables).flatMap(([name, value = '']): [string, string][] => {
    if (IS_SECRET.test(name)) return [[name, value.replace(/^whsec_/, '')]]
    return name.endsWith('_URL') && URL.canParse(value) ? [[name, decodeURIComponent(new URL(value).password)]] : []
  })
  return new Map(found.filter(([, value]) => value.length >= MIN_LENGTH))
}

/** As it is, as it stands in an address, and in base64, as in a Basic header. */
function formsOf(secret: string): Buffer[] {
  const forms = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')]
  return [...new Set(forms)].map((form) => Buffer.from(form))
}

export async function findSecrets(site: BuiltSite, secrets: ReadonlyMap<string, string>): Promise<PolicyProblem[]> {
  const searched = [...secrets].map(([name, secret]) => ({ name, forms: formsOf(secret) }))
  const problems: PolicyProblem[] = []
  if (searched.length === 0) return problems
  for (const file of site.files) {
    const bytes = await readFile(join(site.dir, file))
    for (const { name, forms } of searched) {
      if (forms.some((form) => bytes.includes(form)))
        problems.push({ path: file, message: `holds the value of ${name}` })
    }
  }
  return problems
}
