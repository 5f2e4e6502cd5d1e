import type { TextKind } from './declared-encoding.ts'
import { partsOfScript, withPlainSpaces } from './script-words.ts'
import type { ScriptPart } from './script-words.ts'
import { partsOfHtml, partsOfXml } from './spelling-parts.ts'
import type { Part, Spelling } from './spelling-parts.ts'

type IsLacking = (character: string) => boolean

/**
 * A text that means the same without the characters that its encoding lacks: references in HTML and XML, escapes in CSS
 * and in scripts, those inside a page included, where white space between words becomes plain. Null where one of them
 * cannot be spelled out: in a name, and in a script element whose type does not tell what its reader would understand.
 */
export function spellOut(kind: TextKind, text: string, isLacking: IsLacking): string | null {
  let spelled = ''
  let from = 0
  for (const { end, spelling } of partsOf(kind, text)) {
    const part = spellPart(text.slice(from, end), spelling, isLacking)
    if (part === null) return null
    spelled += part
    from = Math.max(from, end)
  }
  return spelled
}

function partsOf(kind: TextKind, text: string): Part[] {
  if (kind === 'html') return partsOfHtml(text)
  if (kind === 'xml') return partsOfXml(text)
  return [{ end: text.length, spelling: kind === 'css' ? 'css' : kind === 'js' ? 'script' : 'reference' }]
}

function spellPart(part: string, spelling: Spelling, isLacking: IsLacking): string | null {
  if (![...part].some(isLacking)) return part
  if (spelling !== 'script' && spelling !== 'compiled') return spellText(part, spelling, isLacking)
  const words = partsOfScript(part)
  // What is no script may be markup that is compiled to one; what will not run in a browser either is written as most is.
  if (words === null) return spelling === 'compiled' ? null : spellText(part, 'script', isLacking)
  const spelled = words.map((word) => spellWord(word, isLacking))
  return spelled.includes(null) ? null : spelled.join('')
}

function spellWord({ text, kind }: ScriptPart, isLacking: IsLacking): string | null {
  if (kind === 'between') return spellText(withPlainSpaces(text, isLacking), 'script', isLacking)
  if (kind === 'raw') return spellText(text, 'none', isLacking)
  // A name has no halves of pairs.
  const named = kind === 'name' ? text.replace(/[^\0-\uffff]/gu, (one) => (isLacking(one) ? byNumber(one) : one)) : text
  return spellText(named, 'script', isLacking)
}

const byNumber = (character: string) => `\\u{${codeOf(character).toString(16)}}`

function spellText(text: string, spelling: Spelling, isLacking: IsLacking): string | null {
  let spelled = ''
  for (const character of text) {
    if (!isLacking(character)) spelled += character
    else if (spelling === 'none') return null
    else if (spelling === 'reference') spelled += `&#${codeOf(character)};`
    else if (spelling === 'cdata') spelled += `]]>&#${codeOf(character)};<![CDATA[`
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
