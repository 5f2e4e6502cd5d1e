import { limits, sayStored } from '@pergola/contracts'
import { freeVariableName, parseModelFile, readModels, withModel } from '@pergola/site/rest-models'
import type { RestModel } from '@pergola/site/rest-models'
import type { ModelServices } from './fetch-model.ts'
import { messages } from './messages.ts'

/** Puts a model of a file into the project, as one step; one that is there keeps its variable. Null when it is refused. */
export async function uploadModel(services: ModelServices, file: File): Promise<RestModel | null> {
  const { canvas, toasts } = services
  const parsed = file.size > 2 * limits.modelBytes ? null : parseModelFile(await file.text())
  if (!parsed?.ok) {
    toasts.error(messages.invalidModel, file.name)
    return null
  }
  const given = parsed.value
  const records = canvas.record.getState().project?.restAPIModels ?? []
  const taken = new Set(readModels(records).map(({ model }) => model.varName))
  const varName = freeVariableName(given.varName, (name) => taken.has(name))
  const model = { ...given, varName }
  canvas.editRecord('restAPIModels', withModel(records, model), messages.uploadStep(model.name))
  const say = () =>
    varName === given.varName
      ? toasts.success(messages.uploaded(model.name))
      : toasts.warning(messages.renamedVariable(given.varName, varName))
  await sayStored(services, say)
  return model
}
