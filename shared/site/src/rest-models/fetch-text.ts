import { requestInit } from './request.ts'
import type { RestRequest } from './request.ts'

/**
 * A call of `fetch` as source text, for an expression of a page. What was typed stands in literals only: no text can end
 * one, and none changes on the way through a file and a parser of html.
 */
export function fetchText(request: RestRequest): string {
  const { method, headers, body } = requestInit(request)
  const parts = [
    ...(method === undefined ? [] : [`method: ${literal(method)}`]),
    ...(headers === undefined ? [] : [`headers: ${literal(headers)}`]),
    ...(body === undefined ? [] : [`body: ${literal(body)}`]),
  ]
  return `fetch(${[literal(request.url), ...(parts.length > 0 ? [`{ ${parts.join(', ')} }`] : [])].join(', ')})`
}

/** A value as source text that no attribute, file or parser changes, and that no text can end. */
export function literal(value: unknown): string {
  // What json lets stand and a source or an attribute does not.
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufdd0-\ufdef\ufffe\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
