import { identifier } from '@pergola/contracts'
import { bareText, isEnclosed, splitOutside } from './scan.ts'

/** What no expression ends with. */
const dangling = /(?:[-+*%&|^=<>!?:,.(]|(?<![\p{ID_Continue}$.])(?:in|of|new|typeof|instanceof))\s*$/u
const leading = /^\s*(?:[*%&|^=<>?:,.)\]}]|(?:in|of|instanceof)(?![\p{ID_Continue}$]))/u
const wordEnd = String.raw`(?![\p{ID_Continue}$])`
const operator = String.raw`(?:in|of|instanceof|extends)${wordEnd}`
/** Words that another may follow. */
const opening =
  'new|typeof|void|await|delete|async|function|class|return|const|let|var|if|else|do|throw|break|continue|yield|in|of|' +
  'instanceof|get|set|static|case|extends'
/** Two words or texts side by side in a line, which only an operator could join. */
const sideBySide = new RegExp(
  String.raw`(?<![\p{ID_Continue}$.])(?!(?:${opening})${wordEnd})${identifier}(?:[ \t]+(?!${operator})${identifier}|[ \t]*")` +
    String.raw`|["\x60][ \t]*(?!${operator})[\p{ID_Continue}$"]`,
  'u',
)

/**
 * Whether a text can be one expression: brackets and strings are closed, and no operator waits for its other side. The
 * editor runs no code and has no parser for it, so some wrong texts pass; the page then says what is wrong with them.
 */
export function isExpression(text: string): boolean {
  return splitOutside(text, ';')?.length === 1 && isStatements(text) && !leading.test(bareText(text))
}

/** Whether a text can be the statements of a handler. */
export function isStatements(text: string): boolean {
  if (text.trim() === '' || splitOutside(text, ';') === null) return false
  const plain = bareText(text)
  return !dangling.test(plain.replace(/(?:\+\+|--)\s*$/, '')) && !sideBySide.test(plain)
}

/** `({ … })`, as objects have to be typed. */
export function isWrappedObject(text: string): boolean {
  const trimmed = text.trim()
  if (!isEnclosed(trimmed, '(')) return false
  return isEnclosed(trimmed.slice(1, -1).trim(), '{')
}
