/** Directives that a browser obeys in a header only. */
const headerOnly = /^(frame-ancestors|sandbox|report-uri|report-to)\b/

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The document with the policy in its head, before anything it is to govern. */
export function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !headerOnly.test(directive))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(directives.join('; '))}" />`
  const head = /<meta charset="utf-8" ?\/?>/i
  if (!head.test(html)) throw new Error('withPolicy: the document has no <meta charset> to put the policy behind')
  return html.replace(head, (charset) => `${charset}\n    ${meta}`)
}
