import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { safeFileName } from '../files/file-name.ts'
import { modelProblem } from './model-problem.ts'
import { readModel, responseOf } from './rest-model.ts'
import type { RestModel } from './rest-model.ts'

const fileType = 'rest-model'
const longestName = 200

/** A model from a json file. Refused: another type, and what no form would have let through. */
export function parseModelFile(source: string): Outcome<RestModel, 'invalid-model'> {
  try {
    const read: unknown = JSON.parse(source.replace(/^\ufeff/, ''))
    const model = readModel(read)
    const isOfType = typeof read === 'object' && read !== null && 'type' in read && read.type === fileType
    if (!isOfType || model === null || modelProblem(model, new Set()) !== null) return fail('invalid-model')
    return succeed({ ...model, name: model.name.slice(0, longestName), response: objectOnly(model) })
  } catch {
    return fail('invalid-model') // Not json at all.
  }
}

function objectOnly(model: RestModel): string {
  const response = responseOf(model)
  return typeof response === 'object' && response !== null ? model.response : ''
}

/** The file that `parseModelFile` reads back, the answer as json in it. */
export function printModelFile(model: RestModel): string {
  return `${JSON.stringify({ type: fileType, ...model, response: responseOf(model) ?? null }, null, 2)}\n`
}

/** As the specification spells it. */
export function modelFileName({ name }: RestModel): string {
  return safeFileName(`RModlel-${name.replace(/[\\/]/g, '-')}.json`)
}
