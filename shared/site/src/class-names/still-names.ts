import { splitDirective } from '../directives/index.ts'
import { scanPage } from '../project/index.ts'
import type { ScanKind, ScannedAttribute } from '../project/index.ts'

/** Whether code spells a class out in a text of its own, which only its writer knows the meaning of. */
export function codeNames(code: string, name: string): boolean {
  return code.includes(name) && new RegExp(`(["'\`])(?:(?!\\1).)*${wordOf(name)}(?:(?!\\1).)*\\1`, 'u').test(code)
}

/** The same for markup: in its scripts, its directives, and selectors that other attributes hold. */
export function markupNames(html: string, kind: ScanKind, name: string): boolean {
  if (!html.includes(name)) return false
  return scanPage(html, kind).some(
    (element) =>
      (element.name === 'script' && codeNames(element.text, name)) ||
      element.attributes.some((attribute) => attributeNames(attribute, name)),
  )
}

function attributeNames({ name: attribute, value }: ScannedAttribute, name: string): boolean {
  if (splitDirective(attribute)) return codeNames(value, name)
  return attribute.startsWith('on') ? codeNames(value, name) : selectorNames(value, name)
}

export function selectorNames(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(String.raw`\.${wordOf(name)}`, 'u').test(text)
}

function wordOf(name: string): string {
  const word = name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return String.raw`(?<![\p{L}\p{N}_-])${word}(?![\p{L}\p{N}_-])`
}
