import { attributeOf, isRunnableScript, scanHtml } from '../html/scan-html.ts'
import type { ScannedElement } from '../html/scan-html.ts'
import type { TextKind } from './declared-encoding.ts'
import { withPlainSpaces } from './script-spaces.ts'

type Spelling = 'reference' | 'css' | 'script' | 'json'

/**
 * A text that means the same without the characters that its encoding lacks: references in HTML and XML, escapes in CSS
 * and in scripts, those inside a page included, where white space between words becomes plain. What stands in a script
 * element of another type, a template most often, gets what fits that type.
 */
export function spellOut(kind: TextKind, text: string, isLacking: (character: string) => boolean): string {
  const spellings = kind === 'html' ? spellingsIn(text) : [{ end: text.length, spelling: spellingOf(kind) }]
  let spelled = ''
  let from = 0
  for (const { end, spelling } of spellings) {
    spelled += spellPart(text.slice(from, end), spelling, isLacking)
    from = end
  }
  return spelled
}

function spellingOf(kind: TextKind): Spelling {
  if (kind === 'css') return 'css'
  return kind === 'js' ? 'script' : 'reference'
}

interface Part {
  readonly end: number
  readonly spelling: Spelling
}

/** References mean nothing in the scripts, data and sheets of a page. */
function spellingsIn(html: string): Part[] {
  const parts: Part[] = []
  for (const element of scanHtml(html, 'document')) {
    const { name, isHtml, startTag, endTag, span } = element
    if (!isHtml || !startTag || (name !== 'script' && name !== 'style')) continue
    parts.push({ end: startTag.end, spelling: 'reference' })
    const spelling = name === 'style' ? 'css' : spellingOfScript(element)
    parts.push({ end: endTag?.start ?? span?.end ?? html.length, spelling })
  }
  return [...parts, { end: html.length, spelling: 'reference' }]
}

/** Read as JavaScript once they have been compiled. */
const compiled = /^(?:text|application)\/(?:x-)?(?:babel|jsx|tsx|typescript|mathjax-config)/

/** Templates are read as HTML by whoever uses them; what is read in no known way gets what a person can still read. */
function spellingOfScript(element: ScannedElement): Spelling {
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase()
  if (isRunnableScript(element) || compiled.test(type)) return 'script'
  return /^(?:importmap|speculationrules)$|[/+]json(?:;|$)/.test(type) ? 'json' : 'reference'
}

function spellPart(part: string, spelling: Spelling, isLacking: (character: string) => boolean): string {
  const text = spelling === 'script' ? withPlainSpaces(part, isLacking) : part
  let spelled = ''
  for (const character of text) {
    if (!isLacking(character)) spelled += character
    else if (spelling === 'reference') spelled += `&#${codeOf(character)};`
    else {
      // A backslash before a character that is no escape means the character.
      const isEscaped = (/\\*$/.exec(spelled.slice(-64))?.[0].length ?? 0) % 2 === 1
      if (isEscaped) spelled = spelled.slice(0, -1)
      spelled += spelling === 'css' ? `\\${codeOf(character).toString(16)} ` : escapedInScript(character)
    }
  }
  return spelled
}

/** A lone half of a pair is no character that a reference could name. */
function codeOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
}

/** Both halves of a pair, as JSON writes them: it is right in strings, templates and patterns of every kind. */
function escapedInScript(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
