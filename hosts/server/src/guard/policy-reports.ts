import type { RequestListener } from 'node:http'

export const policyReportsPath = '/policy-reports'

/** What is told of Trusted Types before it is demanded. In Chromium it also stands in the console of the page. */
export const trustedTypesReports = `require-trusted-types-for 'script'; report-uri ${policyReportsPath}`

const longest = 16 * 1024
/** Kinds that are told; whoever sends more of them tells nothing new. */
const most = 200

interface Report {
  readonly 'csp-report'?: Readonly<Record<string, unknown>>
}

/** One line of what was used where; null for what is no report. Anybody can send one, so nothing of it is trusted. */
function lineOf(text: string): string | null {
  try {
    const report = (JSON.parse(text) as Report)['csp-report']
    if (!report) return null
    const said = ['script-sample', 'source-file', 'line-number'].map((name) => String(report[name] ?? '').slice(0, 200))
    return JSON.stringify(said.join(' '))
  } catch {
    return null
  }
}

/** Says each kind of violation once to whoever runs the server. */
export function takePolicyReports(handler: RequestListener, say: (line: string) => void): RequestListener {
  const told = new Set<string>()
  return (request, response) => {
    if (request.method !== 'POST' || request.url !== policyReportsPath) return handler(request, response)
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > longest) return void request.destroy()
      parts.push(part)
    })
    request.on('end', () => {
      const line = lineOf(Buffer.concat(parts).toString('utf8'))
      if (line !== null && !told.has(line) && told.size < most) {
        told.add(line)
        say(`Trusted Types would refuse: ${line}`)
      }
      response.writeHead(204).end()
    })
  }
}
