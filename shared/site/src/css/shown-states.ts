import { nextOutside } from './selector-text.ts'

/** States that a person or a field brings an element into: what a rule for one of them looks like is not seen at rest. */
export const changingStates =
  'active|autofill|checked|disabled|enabled|focus|focus-visible|focus-within|fullscreen|hover|in-range|indeterminate|' +
  'invalid|modal|open|optional|out-of-range|placeholder-shown|popover-open|read-only|read-write|required|target|' +
  'user-invalid|user-valid|valid|visited'

const asksForState = new RegExp(`:(${changingStates})(?![\\w-])`, 'i')
/** What is passed over: texts in quotes, comments, escapes, values of attributes. */
const inSelector = new RegExp(
  `("(?:[^"\\\\]|\\\\[^])*"|'(?:[^'\\\\]|\\\\[^])*'|/\\*[^]*?\\*/|\\\\[^]|\\[[^\\]]*\\])|:(${changingStates})(?![\\w-])`,
  'gi',
)

function marked(selector: string, attribute: string): string {
  return selector.replace(inSelector, (all, passed: string | undefined, state: string) =>
    passed === undefined ? `:is(${all},[${attribute}~=${state.toLowerCase()}])` : passed,
  )
}

/**
 * The sheet with every selector for a state meeting an element as well whose attribute lists that state. An attribute
 * weighs what a pseudo-class does, so that the cascade stays as it is.
 */
export function withShownStates(css: string, attribute: string): string {
  if (!asksForState.test(css)) return css
  let shown = ''
  let from = 0
  for (let at = 0; at < css.length; at = nextOutside(css, at)) {
    const sign = css[at]
    if (sign !== '{' && sign !== '}' && sign !== ';') continue
    const part = css.slice(from, at)
    const isSelector = sign === '{' && !/^(?:\s|\/\*[^]*?\*\/)*@/.test(part)
    shown += isSelector ? marked(part, attribute) : part
    shown += sign
    from = at + 1
  }
  return shown + css.slice(from)
}
