import type { DialogsService, ProjectsService, ToastsService } from '@pergola/contracts'
import { decideEdit } from '../fields/decide-edits.ts'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { parseDeclarations } from './parse-declarations.ts'
import { printDeclarations } from './print-declarations.ts'

export interface RuleTextServices {
  readonly dialogs: DialogsService
  readonly toasts: ToastsService
  /** Absent where a panel stands for itself. */
  readonly projects?: Pick<ProjectsService, 'planClassRename'> | undefined
}

/** Copying and pasting the declarations of a rule as plain CSS. */
export function useRuleText({ dialogs, toasts }: RuleTextServices) {
  const { surface, supports } = useStyling()
  const edit = useStyleEdit()

  async function mayReplace(properties: readonly string[]): Promise<boolean> {
    const { values } = surface.state.getState()
    const taken = properties.filter((property) => values[property]?.origin === 'here')
    if (taken.length === 0) return true
    const answer = await dialogs.confirm({
      title: messages.overwriteTitle,
      message: messages.overwrite(taken),
      confirmLabel: messages.overwriteConfirm,
      cancelLabel: messages.cancel,
    })
    return answer === 'confirm'
  }

  /** False when the text holds no declaration at all. */
  async function paste(text: string): Promise<boolean> {
    const found = Object.entries(parseDeclarations(text))
    if (found.length === 0) return false
    const known = found.filter(([property, value]) => decideEdit(property, value, supports).kind === 'set')
    const unknown = found.filter((each) => !known.includes(each)).map(([property]) => property)
    if (unknown.length > 0) toasts.warning(messages.skipped(unknown))
    if (known.length > 0 && (await mayReplace(known.map(([property]) => property)))) {
      edit.commitAll(Object.fromEntries(known))
    }
    return true
  }

  return {
    paste,
    async copy() {
      await navigator.clipboard.writeText(printDeclarations(surface))
      toasts.success(messages.copied)
    },
    async pasteFromClipboard() {
      const text = await navigator.clipboard.readText().catch(() => null)
      if (text === null) toasts.warning(messages.denied)
      else if (!(await paste(text))) toasts.warning(messages.nothing)
    },
  }
}
