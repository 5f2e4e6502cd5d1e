import type { CanvasService, ProjectsService, ToastsService } from '@pergola/contracts'
import { isComposed } from '@pergola/site/project'
import { variablesHome } from '@pergola/site/variables'
import { createVariableChanges } from './change-variables.ts'
import { messages } from './messages.ts'

export interface Literal {
  readonly property: string
  readonly value: string
}

interface LiteralServices {
  readonly canvas: CanvasService
  readonly projects: Partial<Pick<ProjectsService, 'state' | 'planVariables' | 'siteVariables'>>
  readonly toasts: ToastsService
}

/** In how many places of the stored site a value is spelled out; 0 where that cannot be known. */
export async function countLiteral({ projects }: Pick<LiteralServices, 'projects'>, literal: Literal): Promise<number> {
  const sheet = { path: '', part: null }
  const plan = await projects.planVariables?.({ kind: 'extract', ...literal, name: '--a', sheet })
  return plan?.ok ? plan.value.uses : 0
}

/** `--color` for the first colour of a text, `--color-2` for the next one. */
export function proposedName(property: string, taken: ReadonlySet<string>): string {
  const word = property.replace(/^-+/, '').replace(/-(?:top|right|bottom|left|block|inline|start|end)(?=-|$)/g, '')
  const base = `--${word}`
  if (!taken.has(base)) return base
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/** Makes a variable of a value and puts it in every place that spells the value out, as one step. */
export async function extractLiteral(services: LiteralServices, literal: Literal): Promise<void> {
  const { canvas, projects, toasts } = services
  const site = await projects.siteVariables?.()
  const page = projects.state?.getState().open?.project.pages[canvas.state.getState().document?.pageName ?? '']
  if (!site?.ok || !page) return toasts.error(messages.notChanged)
  const home = variablesHome(site.value, { isComposed: isComposed(page), page: page.pathes.html })
  if (!home) return toasts.warning(messages.noHome)
  const taken = new Set(Object.keys(canvas.styles.state.getState().customProperties))
  for (const { sheets } of site.value)
    for (const { declarations } of sheets) for (const { name } of declarations) taken.add(name)
  const name = proposedName(literal.property, taken)
  const { editSite } = createVariableChanges(services, () => Promise.resolve())
  const plan = await editSite(
    { kind: 'extract', ...literal, name, sheet: home },
    { label: messages.extractStep(name), wait: messages.extracting },
  )
  if (plan) toasts.success(messages.extracted(name, plan.uses))
}
