import { isIdentifier } from '@pergola/contracts'
import type { CanvasService } from '@pergola/contracts'
import { scopeKeys } from '@pergola/site/directives'
import { modelsOf } from '../expression-field/names-in-reach.ts'

/** Longer answers of a model tell no more of their shape than their first elements do. */
const samples = 3
/** Nobody types that many dots. */
const deepest = 12

/** Data of the page as a script that nobody runs: the editor reads off it what each name has. */
export function pageVariables(canvas: CanvasService): string {
  const scopes = canvas.find('[v-scope]').flatMap((id) => {
    const scope =
      canvas
        .attributesOf(id)
        .find(({ name }) => name === 'v-scope')
        ?.value.trim() ?? ''
    const keys = scopeKeys(scope)
    return keys.length > 0 ? [`var { ${keys.join(', ')} } = (${scope});`] : []
  })
  const models = modelsOf(canvas.record.getState().project)
    .filter(({ varName }) => isIdentifier(varName))
    .map(({ varName, response }) => `var ${varName} = ${JSON.stringify(shortened(response)) ?? 'undefined'};`)
  return [...models, ...scopes].join('\n')
}

function shortened(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return {}
  if (Array.isArray(value)) return value.slice(0, samples).map((each) => shortened(each, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, depth + 1)]))
}
