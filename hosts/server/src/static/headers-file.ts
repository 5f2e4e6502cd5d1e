/** Headers by address; `*` at the end stands for everything below. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The format that Netlify, Cloudflare Pages and others read. */
export function headersFile(rules: HeaderRules): string {
  const blocks = Object.entries(rules).map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}
