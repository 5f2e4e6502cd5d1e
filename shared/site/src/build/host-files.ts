import type { Redirect } from '../project/index.ts'

/** `_redirects` of Netlify and Cloudflare Pages. Always with a status, because they differ in what they take it for. */
export function redirectsText(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}

/**
 * `_headers` of Netlify and Cloudflare Pages: what is safe for any static site. Where pages have policies, also what only a
 * header can say: that no other site frames them.
 */
export function headersText(hasPolicies: boolean): string {
  const policy = hasPolicies ? "  Content-Security-Policy: frame-ancestors 'self'\n" : ''
  return `/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin\n${policy}`
}
