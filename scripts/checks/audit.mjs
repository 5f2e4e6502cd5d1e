import { runNpm } from '../lib/process.mjs'

/** Milliseconds. Whoever has no network waits no longer than this. */
const patience = 30_000
const grave = ['high', 'critical']

/** npm writes its report as one object, with warnings of its own around it. */
function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

const describe = ({ name, severity, range }) => `${severity}: ${name} ${range}`

/** What a report says of the packages that ship. A registry that gives none proves nothing, and fails nothing. */
export function judgeAudit(output) {
  const report = readReport(output)
  if (!report?.vulnerabilities) {
    const why = report?.statusCode ? `it answered ${report.statusCode}` : 'it was not reached in time'
    return { passed: 0, failed: 0, skipped: [`the registry gave no report of known vulnerabilities; ${why}`] }
  }
  const found = Object.values(report.vulnerabilities)
  const bad = found.filter(({ severity }) => grave.includes(severity))
  const text = found.map(describe).join('\n')
  return { passed: bad.length === 0 ? 1 : 0, failed: bad.length === 0 ? 0 : 1, output: text }
}

/** Asked for by name, because an install does not ask (`.npmrc`): known vulnerabilities of what ships. */
export async function runAudit() {
  const times = ['--fetch-retries=0', `--fetch-timeout=${patience / 2}`]
  const { output } = await runNpm(['audit', '--json', '--omit=dev', ...times], { timeout: patience })
  return judgeAudit(output)
}
