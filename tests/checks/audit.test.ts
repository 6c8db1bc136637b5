import { expect, it } from 'vitest'
import { readAudit, readInstalled, readLock } from '#scripts/checks/audit/audit-report.ts'

it('names each package with a known fault', () => {
  const vulnerabilities = {
    lodash: { name: 'lodash', severity: 'high', range: '<4.17.21', fixAvailable: true, via: [] },
    leftpad: { name: 'leftpad', severity: 'low', range: '*', fixAvailable: false },
  }
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    kind: 'answered',
    faults: ['leftpad *: low, no version mends it', 'lodash <4.17.21: high, a later version mends it'],
  })
  expect(readAudit('{"vulnerabilities": {}}')).toEqual({ kind: 'answered', faults: [] })
})

it.each([
  ['{"message": "405 Method Not Allowed", "statusCode": 405}', '405 Method Not Allowed'],
  ['', 'npm gave no report.'],
  ['<html>', 'npm gave no report.'],
])('does not take %j for a clean report', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'unanswered', reason })
})

it('finds packages that the lock file does not fix', () => {
  const packages = {
    '': {},
    'node_modules/fixed': { integrity: 'sha512-x', resolved: 'https://registry.npmjs.org/fixed.tgz' },
    'node_modules/loose': { resolved: 'https://registry.npmjs.org/loose.tgz' },
    'node_modules/plain': { integrity: 'sha512-x', resolved: 'http://example.com/plain.tgz' },
    'node_modules/other-platform': { optional: true },
    'node_modules/scripted': { integrity: 'sha512-x', hasInstallScript: true },
    'node_modules/old': { integrity: 'sha512-x', deprecated: 'Use another.' },
  }
  expect(readLock(JSON.stringify({ packages }))).toEqual({
    packageCount: 6,
    unfixed: ['node_modules/loose', 'node_modules/plain'],
    installScripts: ['node_modules/scripted'],
    deprecated: ['node_modules/old: Use another.'],
  })
})

it('finds installed packages that are not those of the lock file', () => {
  const locked = {
    '': {},
    'node_modules/same': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/newer': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/altered': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/without': { version: '1.0.0', optional: true },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  }
  const installed = {
    'node_modules/same': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/newer': { version: '1.0.1', integrity: 'sha512-y' },
    'node_modules/altered': { version: '1.0.0', integrity: 'sha512-y' },
    'node_modules/without': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/stranger': { version: '2.0.0', integrity: 'sha512-x' },
  }
  expect(readInstalled(JSON.stringify({ packages: locked }), JSON.stringify({ packages: installed }))).toEqual({
    packageCount: 5,
    foreign: ['node_modules/newer 1.0.1', 'node_modules/altered 1.0.0', 'node_modules/stranger 2.0.0'],
  })
})
