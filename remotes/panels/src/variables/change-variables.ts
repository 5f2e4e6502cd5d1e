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

/** What becomes of the text of one sheet. */
export interface SheetEdit {
  readonly sheet: SheetPlace
  readonly edit: (css: string) => SheetEdited
}

interface ChangeServices {
  readonly canvas: CanvasService
  readonly projects: Partial<Pick<ProjectsService, 'state' | 'planVariables'>>
  readonly toasts: ToastsService
}

type Refuse = (failure: Parameters<typeof reasonOf>[0], detail?: string) => false

/** Reads and edits texts of files; null where it cannot be done, which is told. */
function createTexts({ canvas, projects }: ChangeServices, refuse: Refuse) {
  function kindOf(path: string) {
    const page = Object.values(projects.state?.getState().open?.project.pages ?? {}).find(
      ({ pathes }) => pathes.html === path,
    )
    return page ? pageKind(page) : 'css'
  }

  return {
    async read(path: string): Promise<string | null> {
      const read = await canvas.readFile(path)
      if (read.ok) return read.value
      // A sheet that is not there yet is made.
      return read.failure === 'file-missing' ? '' : refuse(read.failure) || null
    },
    edited(text: string, { sheet: { path, part }, edit }: SheetEdit): string | null {
      const failures: SheetFailure[] = []
      const next = editSheetPart({ text, kind: kindOf(path), part }, (css) => {
        const result = edit(css)
        if (!result.ok) failures.push(result.failure)
        return result.ok ? result.value : null
      })
      return next ?? (refuse(failures[0] ?? 'missing') || null)
    },
  }
}

/** Edits of the variables of the site, one after the other: each starts from what the one before has left. */
export function createVariableChanges(services: ChangeServices, refresh: () => Promise<void>) {
  const { canvas, projects, toasts } = services
  const texts = createTexts(services, refuse)
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

  /** Sheets get other texts, and nothing else does: one step. */
  function editSheets(edits: readonly SheetEdit[], label: string): Promise<boolean> {
    return inTurn(async () => {
      const [before, files] = [new Map<string, string>(), new Map<string, string>()]
      for (const each of edits) {
        const { path } = each.sheet
        const text = files.get(path) ?? (await texts.read(path))
        const next = text === null ? null : texts.edited(text, each)
        if (text === null || next === null) return false
        if (!before.has(path)) before.set(path, text)
        files.set(path, next)
      }
      const changed = [...files].filter(([path, text]) => text !== before.get(path))
      return changed.length === 0 || write({ files: Object.fromEntries(changed) }, label)
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

  return { editSheets, editSite }
}

export type VariableChanges = ReturnType<typeof createVariableChanges>
