// oxlint-disable-next-line typescript/triple-slash-reference -- packages that read this source need the shim too
/// <reference path="./css-tree-tokenizer.d.ts" />
import { tokenize, tokenTypes as type } from 'css-tree/tokenizer'

interface CssToken {
  readonly type: number
  readonly text: string
}

/**
 * Shorter text that means the same in every browser: comments go, white space shrinks. No value is rewritten and no
 * rule is dropped or joined, so that fallbacks, nested rules and syntax of tomorrow survive. A sheet with something
 * broken enough for white space to matter stays as it is.
 */
export function minifyCss(css: string): string {
  const tokens: CssToken[] = []
  const mark = css.startsWith('\ufeff') ? '\ufeff' : ''
  tokenize(css, (kind, start, end) => tokens.push({ type: kind, text: css.slice(start, end) }))
  if (tokens.some(isFragile)) return css
  const output: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as CssToken
    const end = customPropertyEnd(tokens, index, output.at(-1))
    if (end > index) {
      // The text of a custom property is its value, white space and comments included.
      output.push(
        tokens
          .slice(index, end)
          .map(({ text }) => text)
          .join(''),
      )
      index = end - 1
    } else if (isGap(token)) {
      const gap = gapFrom(tokens, index)
      const text = gapText(gap, output.at(-1), tokens[index + gap.length])
      if (text !== '') output.push(text)
      index += gap.length - 1
    } else output.push(token.text)
  }
  return mark + output.join('')
}

/** A string or address that runs over its line, or a lone backslash: a line break after it means something. */
function isFragile(token: CssToken): boolean {
  return (
    token.type === type.BadString || token.type === type.BadUrl || (token.type === type.Delim && token.text === '\\')
  )
}

function isGap({ type: kind, text }: CssToken): boolean {
  return kind === type.WhiteSpace || (kind === type.Comment && !text.startsWith('/*!'))
}

function gapFrom(tokens: readonly CssToken[], start: number): readonly CssToken[] {
  let end = start
  for (let token = tokens[end]; token && isGap(token); token = tokens[end]) end++
  return tokens.slice(start, end)
}

/** Nothing beside a token that separates by itself; a space where there was one; else what keeps two tokens apart. */
function gapText(gap: readonly CssToken[], before: string | undefined, after: CssToken | undefined): string {
  if (before === undefined || after === undefined) return ''
  if (separates(before) || (before.endsWith(',') && !before.endsWith('\\,'))) return ''
  if (after.type === type.LeftCurlyBracket || after.type === type.RightCurlyBracket) return ''
  if (after.type === type.Semicolon || after.type === type.Comma) return ''
  return gap.some((token) => token.type === type.WhiteSpace) ? ' ' : '/**/'
}

/** Where the custom property that starts at `start` ends, before its semicolon or brace; `start` where none does. */
function customPropertyEnd(tokens: readonly CssToken[], start: number, before: string | undefined): number {
  const name = tokens[start]
  if (name?.type !== type.Ident || !name.text.startsWith('--')) return start
  if (before !== undefined && !separates(before)) return start
  const colon = tokens[start + 1 + gapFrom(tokens, start + 1).length]
  if (colon?.type !== type.Colon) return start
  let depth = 0
  for (let end = start + 1; end < tokens.length; end++) {
    const { type: kind } = tokens[end] as CssToken
    if (depth === 0 && (kind === type.Semicolon || kind === type.RightCurlyBracket)) return end
    depth += nesting(kind)
  }
  return tokens.length
}

/** What ends a declaration or begins a block, and is no escaped part of a name. */
function separates(text: string): boolean {
  return /(?:^|[^\\])[{};]$/.test(text)
}

function nesting(kind: number): -1 | 0 | 1 {
  if ([type.Function, type.LeftParenthesis, type.LeftSquareBracket, type.LeftCurlyBracket].includes(kind)) return 1
  return [type.RightParenthesis, type.RightSquareBracket, type.RightCurlyBracket].includes(kind) ? -1 : 0
}
