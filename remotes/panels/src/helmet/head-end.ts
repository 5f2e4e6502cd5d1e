/**
 * What in these tags makes a browser end the head before they are over: the name of the first element or `text` that
 * only a body may hold, or of the element that is never closed. Null where all of it, and what follows it, is head.
 */
export function headEnd(tags: string): string | null {
  // Where scripts run, a noscript in a head holds text only, which this parser is not told.
  const source = tags.replaceAll(/<(\/?)noscript(?=[\s/>])/gi, '<$1template')
  const { head, body } = new DOMParser().parseFromString(`<!doctype html><head>${source}\n<meta id="end">`, 'text/html')
  const last = head.lastElementChild
  if (last?.id === 'end' && last.localName === 'meta') return null
  const first = body.firstChild
  if (first) return first instanceof Element ? (first.id === 'end' ? 'body' : first.localName) : 'text'
  return last?.localName ?? 'text'
}
