import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useStyling } from '../styling-context.ts'
import { createRenameClass } from './rename-class.ts'

/** Renaming from the style panel, which then goes on with the class by its new name. */
export function useRenameClass(services: RuleTextServices) {
  const { surface, canvas, hasUtilities } = useStyling()
  return createRenameClass({ ...services, canvas, hasUtilities, onRenamed: (to) => surface.selectClass(to) })
}
