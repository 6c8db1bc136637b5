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
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optional: v.optional(v.boolean()),
      deprecated: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})

type LockedPackage = v.InferOutput<typeof lockSchema>['packages'][string]

export interface LockReport {
  packageCount: number
  /** Packages that could be replaced by others under the same name and version; none of them should be. */
  unfixed: string[]
  /** Packages that run code when they are installed: each is worth a look when it is new. */
  installScripts: string[]
  /** Packages that their authors have given up, with what they say. */
  deprecated: string[]
}

/** An optional package of another platform has no checksum (docs/decisions/lock-file.md), and is not installed here. */
export function readLock(text: string): LockReport {
  const packages = lockedPackages(text)
  return {
    packageCount: packages.length,
    unfixed: packages
      .filter(
        ([, { integrity, resolved, optional }]) =>
          (integrity === undefined && optional !== true) ||
          (resolved !== undefined && !resolved.startsWith('https://')),
      )
      .map(([path]) => path),
    installScripts: packages.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path),
    deprecated: packages.flatMap(([path, { deprecated }]) =>
      deprecated === undefined ? [] : [`${path}: ${deprecated}`],
    ),
  }
}

/** What npm has noted of the packages that it has installed, beside the lock file that it should have installed. */
export function readInstalled(lockText: string, installedText: string): { packageCount: number; foreign: string[] } {
  const locked = new Map(lockedPackages(lockText))
  const installed = lockedPackages(installedText)
  const isLocked = ([path, { version, integrity }]: [string, LockedPackage]): boolean => {
    const lockedPackage = locked.get(path)
    return (
      lockedPackage !== undefined &&
      lockedPackage.version === version &&
      (lockedPackage.integrity === undefined || lockedPackage.integrity === integrity)
    )
  }
  return {
    packageCount: installed.length,
    foreign: installed
      .filter((entry) => !isLocked(entry))
      .map(([path, { version }]) => `${path} ${version ?? ''}`.trim()),
  }
}

/** All but the project itself. */
function lockedPackages(text: string): [string, LockedPackage][] {
  const { packages } = v.parse(v.pipe(v.string(), v.parseJson(), lockSchema), text)
  return Object.entries(packages).filter(([path]) => path !== '')
}
