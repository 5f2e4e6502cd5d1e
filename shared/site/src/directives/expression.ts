import { bareText, isEnclosed, splitOutside } from './scan.ts'

/** What no expression ends with. */
const dangling = /(?:[-+*%&|^=<>!?:,.(]|\b(?:in|of|new|typeof|instanceof))\s*$/
const leading = /^\s*(?:[*%&|^=<>?:,.)\]}]|\b(?:in|of|instanceof)\b)/
/** Two words side by side, which only an operator could join. */
const twoWords =
  /(?:^|[^\w$.])(?!(?:new|typeof|void|await|delete|async|function|class|return|const|let|var|if|else|throw|in|of|instanceof|get|set|static|case)\b)[A-Za-z_$][\w$]*[ \t]+(?!(?:in|of|instanceof)\b)[A-Za-z_$]/

/**
 * Whether a text can be one expression: brackets and strings are closed, and no operator waits for its other side. The
 * editor runs no code and has no parser for it, so some wrong texts pass; the page then says what is wrong with them.
 */
export function isExpression(text: string): boolean {
  const parts = splitOutside(text, ';')
  if (text.trim() === '' || parts === null || parts.length !== 1) return false
  const plain = bareText(text)
  return !dangling.test(plain.replace(/(?:\+\+|--)\s*$/, '')) && !leading.test(plain) && !twoWords.test(plain)
}

/** Whether a text can be the statements of a handler. */
export function isStatements(text: string): boolean {
  const parts = splitOutside(text, ';')
  return text.trim() !== '' && parts !== null && !dangling.test(bareText(text).replace(/(?:\+\+|--)\s*$/, ''))
}

/** `({ … })`, as objects have to be typed. */
export function isWrappedObject(text: string): boolean {
  const trimmed = text.trim()
  if (!isEnclosed(trimmed, '(')) return false
  return isEnclosed(trimmed.slice(1, -1).trim(), '{')
}
