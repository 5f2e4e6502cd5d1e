import { componentMarkers } from '@pergola/contracts'
import type { SelectedElement } from '@pergola/contracts'
import { readMethod, readPairs, takesBody } from '@pergola/site/rest-models'
import type { RestRequest } from '@pergola/site/rest-models'
import { attributeOf } from './use-traits.ts'

export interface LooperParts extends RestRequest {
  readonly name: string
}

/** What stands on a looper, whoever wrote it there. */
export function looperParts(element: SelectedElement): LooperParts {
  const text = (name: string) => attributeOf(element, name) ?? ''
  return {
    url: text(componentMarkers.loopUrl),
    method: readMethod(text(componentMarkers.loopMethod)),
    headers: readPairs(parseJson(text(componentMarkers.loopHeaders))),
    body: readPairs(parseJson(text(componentMarkers.loopBody))),
    name: text(componentMarkers.loopName),
  }
}

const pairsText = (value: Readonly<Record<string, string>>) =>
  Object.keys(value).length === 0 ? null : JSON.stringify(value)

/** The attributes that keep it for the editor. A GET, and what is empty, needs none. */
export function looperAttributes({ url, method, headers, body, name }: LooperParts) {
  return {
    [componentMarkers.loopUrl]: url || null,
    [componentMarkers.loopHeaders]: pairsText(headers),
    [componentMarkers.loopName]: name || null,
    [componentMarkers.loopMethod]: method === 'GET' ? null : method,
    [componentMarkers.loopBody]: takesBody(method) ? pairsText(body) : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null // Nothing there, or nothing that this editor wrote.
  }
}
