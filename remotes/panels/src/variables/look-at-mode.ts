import { boundsText } from '@pergola/contracts'
import type { CanvasService } from '@pergola/contracts'
import type { VariableMode } from '@pergola/site/variables'
import { messages } from './messages.ts'

type Looking = Pick<CanvasService, 'look' | 'breakpoints'>

/** What a mode is called: the scheme, the width or, where a person named it, its selector. */
export function modeName({ kind, atRule, selector }: VariableMode, { breakpoints }: Looking): string {
  if (kind === 'base') return messages.base
  if (atRule === null) return selector
  if (kind === 'dark' || kind === 'light') return messages[kind]
  const known = breakpoints?.state.getState().list.find((each) => each.atRule === atRule)
  if (known) return known.name === '' ? boundsText(known) : known.name
  return atRule.replace(/^@media\s*/i, '').replace(/^\((.*)\)$/, '$1')
}

/** How the canvas shows a mode; null where it cannot: it sets no class and no attribute. */
export function lookAt({ kind, atRule }: VariableMode, { look, breakpoints }: Looking): (() => void) | null {
  if (kind === 'base')
    return () => {
      look?.set({ colorScheme: null, reducedMotion: false })
      breakpoints?.show(null)
    }
  if (atRule === null) return null
  if (look && (kind === 'dark' || kind === 'light')) return () => look.set({ colorScheme: kind })
  if (look && /prefers-reduced-motion:\s*reduce/i.test(atRule)) return () => look.set({ reducedMotion: true })
  const isKnown = breakpoints?.state.getState().list.some((each) => each.atRule === atRule)
  return breakpoints && isKnown ? () => breakpoints.show(atRule) : null
}
