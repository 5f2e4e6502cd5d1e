import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { cssLanguage } from '@codemirror/lang-css'
import { htmlLanguage } from '@codemirror/lang-html'
import { javascriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import type { CodeHooks, PageWords } from './code-hooks.ts'

interface Place {
  /** Text up to the caret, the started word last. */
  readonly pattern: RegExp
  readonly words: keyof PageWords
  readonly detail: string
  readonly in: readonly string[]
}

/** A name in a selector: nothing since the last brace or semicolon reads as a declaration. */
const selector = (mark: string) => new RegExp(`(?:^|[{};])(?!\\s*[\\w-]+\\s*:\\s)()[^{};]*${mark}([\\w-]*)$`)

const quoted = String.raw`["']([^"']*[\s])?`
/** Where a word of the page may stand, in the order of trial. The last group is the started word. */
const places: readonly Place[] = [
  {
    pattern: new RegExp(`\\bclass\\s*=\\s*${quoted}([^\\s"'<>]*)$`, 'i'),
    words: 'classes',
    detail: 'class',
    in: ['html'],
  },
  { pattern: /\b(?:id|for|aria-\w+)\s*=\s*["']()([\w-]*)$/i, words: 'ids', detail: 'id', in: ['html'] },
  { pattern: /\bhref\s*=\s*["']#()([\w-]*)$/i, words: 'ids', detail: 'id', in: ['html'] },
  {
    pattern: /\b(?:src|srcset|href|poster|data)\s*=\s*["']()([^"'#]*)$/i,
    words: 'assets',
    detail: 'file',
    in: ['html'],
  },
  { pattern: /\bvar\(\s*()(-?-?[\w-]*)$/, words: 'customProperties', detail: 'property', in: ['css', 'html', 'js'] },
  { pattern: /(?:^|[;{\s])()(--[\w-]*)$/, words: 'customProperties', detail: 'property', in: ['css'] },
  {
    pattern: /\banimation(?:-name)?\s*:([^;{}]*[\s,])?([\w-]*)$/,
    words: 'keyframes',
    detail: 'keyframes',
    in: ['css', 'html'],
  },
  { pattern: /\burl\(\s*["']?()([^"')]*)$/i, words: 'assets', detail: 'file', in: ['css', 'html'] },
  { pattern: selector(String.raw`\.`), words: 'classes', detail: 'class', in: ['css'] },
  { pattern: selector('#'), words: 'ids', detail: 'id', in: ['css'] },
  { pattern: /\bgetElementById\(\s*["'`]()([\w-]*)$/, words: 'ids', detail: 'id', in: ['js'] },
  {
    pattern: /\b(?:classList\.\w+|getElementsByClassName)\([^)]*["'`]()([\w-]*)$/,
    words: 'classes',
    detail: 'class',
    in: ['js'],
  },
  {
    pattern: /\b(?:querySelector(?:All)?|closest|matches)\(\s*["'`]([^"'`]*)\.([\w-]*)$/,
    words: 'classes',
    detail: 'class',
    in: ['js'],
  },
  {
    pattern: /\b(?:querySelector(?:All)?|closest|matches)\(\s*["'`]([^"'`]*)#([\w-]*)$/,
    words: 'ids',
    detail: 'id',
    in: ['js'],
  },
]

/** Which words of the page may follow `text`, and how many characters of one stand there already. */
export function wordsAfter(text: string, language: string): { place: Place; typed: string } | null {
  for (const place of places) {
    if (!place.in.includes(language)) continue
    const found = place.pattern.exec(text)
    if (found) return { place, typed: found.at(-1) ?? '' }
  }
  return null
}

/** Longer lines are looked at from their end only: a minified sheet is one line. */
const reach = 400

/** Words offered at once. Where there are more, each key asks again, for the list has not all that fit. */
const offered = 500

function complete(context: CompletionContext, hooks: () => CodeHooks): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos)
  const text = context.state.sliceDoc(Math.max(line.from, context.pos - reach), context.pos)
  const found = wordsAfter(text, languageAt(context))
  const words = found && hooks().words?.()
  if (!found || !words) return null
  const { place, typed } = found
  const fitting = fittingWords(words[place.words], typed)
  if (fitting.length === 0) return null
  const isName = place.in[0] === 'css' && place.words !== 'assets'
  const options = fitting.slice(0, offered).map((label): Completion => {
    // The language offers those of the text itself; only what is alike in everything is shown once.
    if (place.words === 'customProperties') return { label, type: 'variable' }
    return { label, detail: place.detail, boost: 2, ...(isName && { apply: CSS.escape(label) }) }
  })
  const from = context.pos - typed.length
  return fitting.length > offered ? { from, options } : { from, options, validFor: /^[\w\-./%:]*$/ }
}

/** All of a few words, for letters may be left out; of many, those that hold what is typed, its beginnings first. */
export function fittingWords(words: readonly string[], typed: string): readonly string[] {
  // The word being typed was read off the text as well.
  const others = words.filter((word) => word !== typed)
  if (others.length <= offered) return others
  const wanted = typed.toLowerCase()
  const found = others.map((word) => ({ word, place: word.toLowerCase().indexOf(wanted) }))
  const those = (fits: (place: number) => boolean) => found.flatMap(({ word, place }) => (fits(place) ? [word] : []))
  return [...those((place) => place === 0), ...those((place) => place > 0)]
}

/** An html page holds sheets and scripts. */
function languageAt({ state, pos }: CompletionContext): string {
  if (cssLanguage.isActiveAt(state, pos)) return 'css'
  if (javascriptLanguage.isActiveAt(state, pos)) return 'js'
  return htmlLanguage.isActiveAt(state, pos) ? 'html' : 'text'
}

/** Classes, ids, custom properties, keyframes and files of the page, where each may stand. */
export function wordSource(hooks: () => CodeHooks): Extension {
  const source = (context: CompletionContext) => complete(context, hooks)
  return EditorState.languageData.of(() => [{ autocomplete: source }])
}
