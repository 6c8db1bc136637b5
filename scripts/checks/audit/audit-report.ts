/** What `npm audit --json` and the lock file say of the installed packages. */
import * as v from 'valibot'

/** npm's own, as far as it is read; anything else is no answer. */
const auditSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), severity: v.string(), range: v.string(), fixAvailable: v.unknown() }),
  ),
})

export type AuditReport =
  | { kind: 'answered'; faults: string[] }
  /** Nothing is known of any package. */
  | { kind: 'unanswered'; reason: string }

export function readAudit(output: string): AuditReport {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), auditSchema), output)
  if (parsed.success) {
    const faults = Object.values(parsed.output.vulnerabilities).map(
      ({ name, severity, range, fixAvailable }) =>
        `${name} ${range}: ${severity}, ${fixAvailable === false ? 'no version mends it' : 'a later version mends it'}`,
    )
    return { kind: 'answered', faults: faults.sort() }
  }
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() })), output)
  return { kind: 'unanswered', reason: refusal.success ? refusal.output.message : 'npm gave no report.' }
}

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optional: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})

export interface LockReport {
  /** Packages that could be replaced by others under the same name and version; none of them should be. */
  unfixed: string[]
  /** Packages that run code when they are installed: each is worth a look when it is new. */
  installScripts: string[]
}

/** An optional package of another platform has no checksum (docs/decisions/lock-file.md), and is not installed here. */
export function readLock(text: string): LockReport {
  const packages = Object.entries(v.parse(v.pipe(v.string(), v.parseJson(), lockSchema), text).packages)
  const installed = packages.filter(([path]) => path !== '')
  return {
    unfixed: installed
      .filter(
        ([, { integrity, resolved, optional }]) =>
          (integrity === undefined && optional !== true) ||
          (resolved !== undefined && !resolved.startsWith('https://')),
      )
      .map(([path]) => path),
    installScripts: installed.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path),
  }
}
