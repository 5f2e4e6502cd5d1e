import { sayStored } from '@pergola/contracts'
import { readModels, withChangedModel } from '@pergola/site/rest-models'
import type { RestModel } from '@pergola/site/rest-models'
import { askModel } from './fetch-model.ts'
import type { ModelServices } from './fetch-model.ts'
import { messages } from './messages.ts'

type Asking = Omit<ModelServices, 'dialogs'>

/** Models that have an address and no answer: an exported site comes back without the answers. */
export function modelsWithoutAnswer({ canvas }: Pick<Asking, 'canvas'>): readonly RestModel[] {
  const records = canvas.record.getState().project?.restAPIModels ?? []
  return readModels(records).flatMap(({ model }) => (model.response === '' && model.url !== '' ? [model] : []))
}

/** Fetches the data of every model that has none; all that come are one step, and what does not come is named. */
export async function fetchMissing(services: Asking): Promise<void> {
  const { canvas, projects, toasts } = services
  const missing = modelsWithoutAnswer(services)
  if (missing.length === 0 || canvas.state.getState().readOnly) return
  if (projects.state.getState().open?.trust === 'restricted') return toasts.warning(messages.restricted)
  if (!navigator.onLine) return toasts.warning(messages.offline)
  const { signal } = new AbortController()
  const answers = await Promise.all(missing.map((model) => askModel(services, model, signal)))
  const came = missing.flatMap((model, at) => {
    const answer = answers[at]
    return answer?.ok ? [{ ...model, response: answer.text }] : []
  })
  keep(canvas, came)
  const lost = missing.filter((_model, at) => !answers[at]?.ok).map(({ name }) => name)
  if (lost.length > 0) toasts.error(messages.fetchFailed, messages.notFetched(lost))
  if (came.length === 0) return
  await sayStored(services, () => toasts.success(messages.fetchedAll(came.length)))
}

/** With the models that are there now: the record may have changed while the answers were on their way. */
function keep(canvas: Asking['canvas'], came: readonly RestModel[]): void {
  const before = canvas.record.getState().project?.restAPIModels ?? []
  let records: readonly unknown[] = before
  for (const { varName, response } of came) {
    const former = readModels(records).find(({ model }) => model.varName === varName && model.response === '')
    if (former) records = withChangedModel(records, former.at, { response })
  }
  if (records !== before) canvas.editRecord('restAPIModels', [...records], messages.fetchAllStep)
}
