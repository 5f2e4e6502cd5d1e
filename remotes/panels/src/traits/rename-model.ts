import type { Project } from '@pergola/contracts'
import { readModels, withChangedModel, withModel } from '@pergola/site/rest-models'
import { filePath } from '../rest-models/file-path.ts'
import type { LooperParts } from './looper-parts.ts'

/** What an address leads to, whichever page it is written for. */
export const meant = (url: string) => filePath(url) ?? url

/**
 * What a list's address answered goes on by the new name of that list, in the same step and without being asked again. The
 * model of the old name stays: another looper may go by it.
 */
export function renamedModel(
  project: Project | null,
  before: LooperParts,
  { name, url, method }: LooperParts,
): Partial<Project> {
  if (!project || before.name === '' || name === '' || name === before.name) return {}
  const models = readModels(project.restAPIModels)
  const known = models.find(({ model }) => model.varName === before.name)?.model
  if (!known || known.response === '' || meant(known.url) !== meant(url) || known.method !== method) return {}
  const taken = models.find(({ model }) => model.varName === name)
  const { name: _old, varName: _former, ...answered } = known
  const restAPIModels = taken
    ? withChangedModel(project.restAPIModels, taken.at, answered)
    : withModel(project.restAPIModels, { ...answered, name, varName: name })
  return { restAPIModels }
}
