import { isHeaderName, isHeaderValue, isRequestUrl } from './request.ts'
import type { RestModel } from './rest-model.ts'
import { isVariableName } from './variable-name.ts'

export type ModelProblem = 'missing' | 'url' | 'variable' | 'variable-taken' | 'headers'

/** Why a model cannot be made, or null. */
export function modelProblem(
  { name, url, method, varName, headers }: RestModel,
  taken: ReadonlySet<string>,
): ModelProblem | null {
  if ([name, url, method, varName].some((each) => each.trim() === '')) return 'missing'
  if (!isRequestUrl(url)) return 'url'
  if (!isVariableName(varName)) return 'variable'
  if (taken.has(varName)) return 'variable-taken'
  const areHeaders = Object.entries(headers).every(([key, value]) => isHeaderName(key) && isHeaderValue(value))
  return areHeaders ? null : 'headers'
}
