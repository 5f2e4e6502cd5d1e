import { messages } from './messages.ts'
import type { TraitServices } from './use-traits.ts'

interface ModelSource {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly name: string
}

function isModel(value: unknown, varName: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && (value as Record<string, unknown>)['varName'] === varName
}

/**
 * Fetches the list once and keeps it as a REST model, so that completion knows what its entries hold. A project from
 * elsewhere is asked for nothing: its addresses were chosen by somebody else.
 */
export async function fetchModel({ canvas, projects, toasts }: TraitServices, { url, headers, name }: ModelSource) {
  if (projects.state.getState().open?.trust === 'restricted') return
  if (!navigator.onLine) return toasts.warning(messages.offline)
  try {
    const response = await fetch(url, { headers, credentials: 'omit', referrerPolicy: 'no-referrer' })
    const text = JSON.stringify(await response.json())
    const models = canvas.record.getState().project?.restAPIModels ?? []
    const former = models.find((model) => isModel(model, name))
    const model = {
      name,
      body: {},
      ...(former as object | undefined),
      method: 'GET',
      url,
      headers,
      varName: name,
      response: text,
    }
    const others = models.filter((each) => !isModel(each, name))
    canvas.editRecord('restAPIModels', [...others, model], messages.fetchedModel(name))
  } catch (error) {
    toasts.error(messages.fetchFailed, error instanceof Error ? error.message : undefined)
  }
}
