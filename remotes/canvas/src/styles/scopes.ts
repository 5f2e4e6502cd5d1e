import { isSiteScope, scopeRoots, withinScope, withoutScope, type FlatRule, type ScopeElement } from '@pergola/site/css'
import type { PageSheetEntry } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'

/** Of the element alone, by its place: an id can be there twice. */
export function addressOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at.parentElement; at = at.parentElement) {
    steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  }
  return `:is(${[':root', ...steps].join(' > ')})`
}

/** Of the element around the one that holds the sheet: the root of a `@scope` that names none. */
export function homeOf({ node }: PageSheetEntry, frame: PageFrame): string | undefined {
  const around = node === undefined ? undefined : frame.projection.elementOf(node)?.parentElement
  return around ? addressOf(around) : undefined
}

/** The element and its ancestors, each asked about only where a rule stands in a `@scope`. */
export function scopePath(element: Element, matches: (element: Element, selector: string) => boolean): ScopeElement[] {
  const path: ScopeElement[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const each = at
    path.push({
      matches: (selector) => matches(each, selector),
      get address() {
        return addressOf(each)
      },
    })
  }
  return path
}

function fits(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

interface ReachedBy {
  /** Address of the element around the rule's own sheet, where that stands in the page. */
  readonly home?: string | undefined
  /** How the selector is asked. */
  readonly read?: (selector: string) => string
}

export function isInScope({ atRules }: Pick<FlatRule, 'atRules'>): boolean {
  return atRules.some((part) => part.name === 'scope' && !isSiteScope(part))
}

/** Whether a rule is for the element; conditions such as media queries are not asked. */
export function isReachedBy(
  element: Element,
  rule: Pick<FlatRule, 'selector' | 'scoped' | 'atRules'>,
  { home, read = (text) => text }: ReachedBy = {},
): boolean {
  if (!isInScope(rule)) return fits(element, withoutScope(read(rule.selector)))
  const roots = scopeRoots(rule.atRules, scopePath(element, fits), home) ?? []
  const text = read(rule.scoped ?? rule.selector)
  return roots.some(({ address }) => fits(element, withinScope(text, address)))
}
