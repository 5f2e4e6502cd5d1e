import { storeWork } from '@pergola/contracts'
import type {
  CanvasService,
  FileChange,
  PlannedVariables,
  ProjectsService,
  ToastsService,
  VariableEdit,
} from '@pergola/contracts'
import { pageKind } from '@pergola/site/project'
import { editSheetPart } from '@pergola/site/variables'
import type { SheetEdited, SheetFailure, SheetPlace } from '@pergola/site/variables'
import { messages, reasonOf } from './messages.ts'

interface ChangeServices {
  readonly canvas: CanvasService
  readonly projects: Partial<Pick<ProjectsService, 'state' | 'planVariables'>>
  readonly toasts: ToastsService
}

/** Edits of the variables of the site, one after the other: each starts from what the one before has left. */
export function createVariableChanges({ canvas, projects, toasts }: ChangeServices, refresh: () => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  function refuse(failure: Parameters<typeof reasonOf>[0], detail?: string): false {
    toasts.error(messages.notChanged, detail ?? reasonOf(failure))
    return false
  }

  async function write(change: FileChange, label: string): Promise<boolean> {
    const done = await canvas.changeFiles?.(change, label)
    if (!done?.ok) return refuse(done?.failure ?? 'not-allowed', done?.detail)
    await refresh()
    return true
  }

  function kindOf(path: string) {
    const page = Object.values(projects.state?.getState().open?.project.pages ?? {}).find(
      ({ pathes }) => pathes.html === path,
    )
    return page ? pageKind(page) : 'css'
  }

  /** One sheet gets another text, and nothing else: one step. */
  function editSheet({ path, part }: SheetPlace, edit: (css: string) => SheetEdited, label: string): Promise<boolean> {
    return inTurn(async () => {
      const read = await canvas.readFile(path)
      if (!read.ok && read.failure !== 'file-missing') return refuse(read.failure)
      const text = read.ok ? read.value : ''
      const failures: SheetFailure[] = []
      const next = editSheetPart({ text, kind: kindOf(path), part }, (css) => {
        const edited = edit(css)
        if (!edited.ok) failures.push(edited.failure)
        return edited.ok ? edited.value : null
      })
      if (next === null) return refuse(failures[0] ?? 'missing')
      return next === text || write({ files: { [path]: next } }, label)
    })
  }

  /** A change of all files. What is planned starts from what is stored, so what is not stored yet is stored first. */
  function editSite(edit: VariableEdit, words: { readonly label: string; readonly wait: string }) {
    return inTurn(async (): Promise<PlannedVariables | null> => {
      const endWait = toasts.loading(words.wait)
      try {
        const stored = await storeWork(canvas)
        if (!stored.ok) return refuse(stored.failure, stored.detail) || null
        const plan = await projects.planVariables?.(edit)
        if (!plan?.ok) return refuse(plan?.failure ?? 'worker-lost') || null
        if (!(await write(plan.value.change, words.label))) return null
        await storeWork(canvas)
        return plan.value
      } finally {
        endWait()
      }
    })
  }

  return { editSheet, editSite }
}

export type VariableChanges = ReturnType<typeof createVariableChanges>
