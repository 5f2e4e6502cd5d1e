import { storeWork, writeFailures } from '@pergola/contracts'
import type { CanvasService, ClassRename, EditFailure, SaveFailure } from '@pergola/contracts'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { isUtilityName } from './is-utility-name.ts'
import { messages } from './messages.ts'
import { parseTarget } from './parse-target.ts'
import { supportsSelector } from './supports-selector.ts'

async function mayMerge(dialogs: RuleTextServices['dialogs'], from: string, to: string): Promise<boolean> {
  const answer = await dialogs.confirm({
    title: messages.mergeTitle,
    message: messages.merge(from, to),
    confirmLabel: messages.mergeConfirm,
    cancelLabel: messages.cancel,
  })
  return answer === 'confirm'
}

interface Renaming extends RuleTextServices {
  readonly canvas: CanvasService
  /** Tailwind is on: the name of a class may hold colons and brackets. */
  readonly hasUtilities: () => boolean
  /** The class has its new name, and is not stored yet. */
  readonly onRenamed?: (to: string) => void
}

/** Gives a class another name in the whole project, as one step. */
export function createRenameClass({ dialogs, toasts, projects, canvas, hasUtilities, onRenamed }: Renaming) {
  function nameOf(typed: string): string | null {
    const target = parseTarget(typed, (text) => hasUtilities() && isUtilityName(text, supportsSelector))
    return target?.kind === 'class' ? target.name : null
  }

  function refuse(failure: EditFailure | SaveFailure, detail?: string): false {
    toasts.error(messages.renameFailed, detail ?? writeFailures[failure])
    return false
  }

  /** Of hundreds of pages it takes seconds. */
  async function waited<Value>(work: Promise<Value> | undefined): Promise<Value | undefined> {
    const endWait = toasts.loading(messages.renaming)
    return (work ?? Promise.resolve(undefined)).finally(endWait)
  }

  /** What is typed is stored before stored files are looked at. */
  async function store(): Promise<boolean> {
    const stored = await storeWork(canvas)
    return stored.ok || refuse(stored.failure, stored.detail)
  }

  /** Null where it cannot be known, which is told, and where a person thinks better of it. */
  async function planned(from: string, to: string): Promise<ClassRename | null> {
    if (!(await store())) return null
    const plan = await waited(projects?.planClassRename?.(from, to))
    if (!plan?.ok) refuse(plan?.failure ?? 'worker-lost')
    else if (!plan.value.isTaken || (await mayMerge(dialogs, from, to))) return plan.value
    return null
  }

  async function carryOut({ change }: ClassRename, label: string): Promise<boolean> {
    const done = await waited(canvas.changeFiles?.(change, label))
    if (!done) return refuse('not-allowed')
    return done.ok || refuse(done.failure, done.detail)
  }

  async function finish(plan: ClassRename, from: string, to: string): Promise<void> {
    if (!(await carryOut(plan, messages.renameStep(from, to)))) return
    onRenamed?.(to)
    if (!(await store())) return
    toasts.success(messages.renamed(from, to, Object.keys(plan.change.files).length))
    if (plan.left.length > 0) toasts.warning(messages.nameLeft(from, plan.left))
  }

  return {
    canRename: projects?.planClassRename !== undefined && canvas.changeFiles !== undefined,
    /** `onChange` is told of the new name before anything shows it. */
    async rename(from: string, typed: string, onChange: (to: string) => void): Promise<void> {
      const to = nameOf(typed)
      if (to === from || typed === '') return
      if (to === null) return toasts.warning(messages.noClassName(typed))
      const plan = await planned(from, to)
      if (!plan) return
      onChange(to)
      await finish(plan, from, to)
    },
    /** Another page may have the proposed name, which is then counted on. */
    async nameIt(from: string, proposed: string): Promise<void> {
      if (!(await store())) return
      for (let number = 1; ; number += 1) {
        const to = number === 1 ? proposed : `${proposed}-${number}`
        // oxlint-disable-next-line no-await-in-loop -- the next name is asked for only where this one is taken
        const plan = await waited(projects?.planClassRename?.(from, to))
        if (!plan?.ok) return void refuse(plan?.failure ?? 'worker-lost')
        if (!plan.value.isTaken) return finish(plan.value, from, to)
      }
    },
  }
}
