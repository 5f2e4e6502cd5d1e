import { storeWork, writeFailures } from '@pergola/contracts'
import type { ClassRemoval, EditFailure, SaveFailure } from '@pergola/contracts'
import { tellWait } from '../pages/tell-wait.ts'
import type { PageServices } from '../pages/page-services.ts'
import { messages } from './messages.ts'

type RemoveServices = Pick<PageServices, 'canvas' | 'projects' | 'dialogs' | 'toasts'>

function refuse({ toasts }: RemoveServices, failure: EditFailure | SaveFailure, detail?: string): false {
  toasts.error(messages.removeFailed, detail ?? writeFailures[failure])
  return false
}

/** Takes a class off all elements and its rules out of all sheets, as one step, after a question. */
export async function removeClass(name: string, services: RemoveServices): Promise<void> {
  const plan = await planned([name], services, false)
  if (!plan) return
  const spelled = plan.left.length > 0 ? messages.spelled(plan.left) : ''
  await carryOut(plan, messages.removeQuestion(plan) + spelled, services)
}

/** The same for classes that no element has; one that a script spells out stays, since it may be set while a page runs. */
export async function removeUnused(names: readonly string[], services: RemoveServices): Promise<void> {
  const plan = await planned(names, services, true)
  if (!plan) return
  if (plan.removed.length === 0) return services.toasts.info(messages.nothingUnused(plan.kept))
  const kept = plan.kept.length > 0 ? messages.kept(plan.kept) : ''
  await carryOut(plan, messages.unusedQuestion(plan.removed, plan.rules) + kept, services)
}

/** By what is stored, so what is typed is stored first. */
async function planned(
  names: readonly string[],
  services: RemoveServices,
  keepNamed: boolean,
): Promise<ClassRemoval | null> {
  const { canvas, projects, toasts } = services
  const stored = await storeWork(canvas)
  if (!stored.ok) return refuse(services, stored.failure, stored.detail) || null
  const asked = projects.planClassRemoval?.(names, { keepNamed })
  const plan = await tellWait(toasts, messages.looking, asked ?? Promise.resolve(null))
  if (plan?.ok) return plan.value
  return refuse(services, plan?.failure ?? 'worker-lost') || null
}

async function carryOut(plan: ClassRemoval, message: string, services: RemoveServices): Promise<void> {
  const { canvas, dialogs, toasts } = services
  const answer = await dialogs.confirm({
    title: messages.removeTitle(plan.removed),
    message,
    confirmLabel: messages.removeConfirm,
    cancelLabel: messages.cancel,
    danger: true,
  })
  if (answer !== 'confirm') return
  const work = canvas.changeFiles?.(plan.change, messages.step(plan.removed)) ?? Promise.resolve(null)
  const done = await tellWait(toasts, messages.looking, work)
  if (!done?.ok) return void refuse(services, done?.failure ?? 'not-allowed', done?.detail)
  const stored = await storeWork(canvas)
  if (stored.ok) toasts.success(messages.removed(plan.removed))
  else refuse(services, stored.failure, stored.detail)
}
