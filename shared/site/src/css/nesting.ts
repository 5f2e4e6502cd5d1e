import { nextOutside, splitList } from './selector-text.ts'

/** The selector of a nested rule as it stands on its own. `&` means any selector of the rule around it. */
export function resolveNesting(own: string, parent: string | null): string {
  if (parent === null) return own
  const stand = standInFor(parent)
  return splitList(own)
    .map((selector) => {
      if (usesNesting(selector)) return substitute(selector, stand)
      return `${stand.atStart} ${selector}`
    })
    .join(', ')
}

interface StandIn {
  /** Where nothing of a compound or complex selector stands before it. */
  readonly atStart: string
  readonly elsewhere: string
  /** Begins with a tag name, so it cannot follow another simple selector. */
  readonly startsWithName: boolean
}

function standInFor(parent: string): StandIn {
  const isList = splitList(parent).length > 1
  const wrapped = `:is(${parent})`
  if (isList) return { atStart: wrapped, elsewhere: wrapped, startsWithName: false }
  const elsewhere = isCompound(parent) ? parent : wrapped
  return { atStart: parent, elsewhere, startsWithName: /^[^.#:[&]/.test(parent) }
}

function usesNesting(selector: string): boolean {
  return selector.replace(/\\[\s\S]|"[^"]*"|'[^']*'/g, '').includes('&')
}

function substitute(selector: string, stand: StandIn): string {
  let text = ''
  for (let at = 0; at < selector.length;) {
    const sign = selector[at] ?? ''
    if (sign === '(') {
      const end = nextOutside(selector, at)
      text += `(${substitute(selector.slice(at + 1, end - 1), { ...stand, atStart: stand.elsewhere })})`
      at = end
    } else if (sign === '&') {
      const name = /^(?:[\w-]|[^\0-\x7f]|\\.)+/.exec(selector.slice(at + 1))?.[0] ?? ''
      text += name === '' ? placed(text, stand) : `${name}:is(${bare(stand.elsewhere)})`
      at += 1 + name.length
    } else {
      const end = nextOutside(selector, at)
      text += selector.slice(at, end)
      at = end
    }
  }
  return text
}

function placed(before: string, stand: StandIn): string {
  if (before.trim() === '') return stand.atStart
  const joins = !/[\s>~+,(|]$/.test(before)
  return joins && stand.startsWithName ? `:is(${bare(stand.elsewhere)})` : stand.elsewhere
}

function bare(text: string): string {
  return text.startsWith(':is(') && nextOutside(text, 3) === text.length ? text.slice(4, -1) : text
}

function isCompound(selector: string): boolean {
  for (let at = 0; at < selector.length; at = nextOutside(selector, at)) {
    if (/[\s>~+]/.test(selector[at] ?? '')) return false
  }
  return true
}
