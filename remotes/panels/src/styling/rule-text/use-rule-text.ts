import type { DialogsService, ProjectsService, ToastsService } from '@pergola/contracts'
import { decideEdit } from '../fields/decide-edits.ts'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useStyling } from '../styling-context.ts'
import { messages as panelMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { parseDeclarations } from '../fields/parse-declarations.ts'
import { printDeclarations } from './print-declarations.ts'

export interface RuleTextServices {
  readonly dialogs: DialogsService
  readonly toasts: ToastsService
  /** Absent where a panel stands for itself. */
  readonly projects?: Pick<ProjectsService, 'planClassRename' | 'countClass' | 'siteClasses'> | undefined
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
    const { declarations, left } = parseDeclarations(text)
    if (declarations.length === 0) return false
    // As in a sheet: of several values for a property the last that the browser knows.
    const known = new Map(
      declarations.filter(([property, value]) => decideEdit(property, value, supports).kind === 'set'),
    )
    const unknown = new Set(declarations.flatMap(([property]) => (known.has(property) ? [] : [property])))
    if (unknown.size > 0) toasts.warning(panelMessages.skipped([...unknown]))
    if (left.length > 0) toasts.warning(messages.otherRules(left))
    if (known.size > 0 && (await mayReplace([...known.keys()]))) edit.commitAll(Object.fromEntries(known))
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
