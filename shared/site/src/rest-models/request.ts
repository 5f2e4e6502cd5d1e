/** What is asked of a server. Headers and body by name; of the body's values, those that are json go as json. */
export interface RestRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, string>>
}

export interface RequestInitText {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export const requestMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'CONNECT', 'TRACE'] as const

export type RequestMethod = (typeof requestMethods)[number]

/** Methods that headers and a body are asked for. */
export function takesBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Methods that no browser sends from a page. */
export function isForbiddenMethod(method: string): boolean {
  return method === 'CONNECT' || method === 'TRACE'
}

/** A header as a browser takes it from a page. */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+\-.^_`|~\w]+$/.test(name) && name !== '__proto__'
}

/** One line, and of it only what goes over the wire as it is. */
export function isHeaderValue(value: string): boolean {
  return /^[\t\u0020-\u007e\u00a0-\u00ff]*$/.test(value)
}

/** http or https, or an address within the site. */
export function isRequestUrl(text: string): boolean {
  const url = text.trim()
  // oxlint-disable-next-line no-control-regex -- none of these can stand in an address
  if (url === '' || /[\u0000-\u001f\u007f]/.test(url) || /^[\\/]{2}/.test(url)) return false
  const scheme = /^([a-z][\w+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  return scheme === undefined || (/^https?$/.test(scheme) && /^https?:\/\/[^\s/?#]/i.test(url))
}

/** Second argument of `fetch`; empty for a plain GET. */
export function requestInit({ method, headers, body }: Omit<RestRequest, 'url'>): RequestInitText {
  const text = takesBody(method) ? bodyText(headers, body) : null
  const sent = text === null || headerOf(headers, 'content-type') !== null ? headers : withJson(headers)
  return {
    ...(method !== 'GET' && { method }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
    ...(text !== null && { body: text }),
  }
}

const withJson = (headers: RestRequest['headers']) => ({ ...headers, 'content-type': 'application/json' })

function headerOf(headers: RestRequest['headers'], name: string): string | null {
  return Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1] ?? null
}

function bodyText(headers: RestRequest['headers'], body: RestRequest['body']): string | null {
  const entries = Object.entries(body)
  if (entries.length === 0) return null
  if (/\bx-www-form-urlencoded\b/i.test(headerOf(headers, 'content-type') ?? ''))
    return entries.map((pair) => pair.map(formPart).join('=')).join('&')
  return JSON.stringify(Object.fromEntries(entries.map(([key, value]) => [key, jsonOrText(value)])))
}

/** Half a character, which no address can hold, goes as the sign for one. */
function formPart(text: string): string {
  return encodeURIComponent(
    text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'),
  )
}

function jsonOrText(value: string): unknown {
  try {
    const read: unknown = JSON.parse(value)
    // A number that would become another one is a text: an id of twenty digits, a version.
    return typeof read === 'number' && String(read) !== value.trim() ? value : read
  } catch {
    return value // A text that is no json is sent as it was typed.
  }
}
