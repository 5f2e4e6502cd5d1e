import { nextOutside } from '../css/selector-text.ts'
import { decodeName, encodeName, mapValueReferences } from './map-references.ts'
import type { SheetMapping } from './sheet-references.ts'

/** Maps declarations as a style attribute has them, byte for byte but for what is mapped. */
export function mapStyleText(text: string, mapping: SheetMapping): string {
  return splitDeclarations(text)
    .map((part) => mapDeclaration(part, mapping))
    .join(';')
}

function mapDeclaration(part: string, { reference, declared, value }: SheetMapping): string {
  const match = /^(\s*(?:\/\*[\s\S]*?\*\/\s*)*)([^\s:;]+)(\s*:)([\s\S]*)$/.exec(part)
  if (!match) return part
  const [, before = '', property = '', colon = '', written = ''] = match
  const name = property.startsWith('--') ? decodeName(property) : property
  const next = property.startsWith('--') ? declared(name) : name
  const referred = mapValueReferences(written, reference, property)
  return before + (next === name ? property : encodeName(next)) + colon + (value?.(property, referred) ?? referred)
}

function splitDeclarations(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at = nextOutside(text, at)) {
    if (text[at] !== ';') continue
    parts.push(text.slice(from, at))
    from = at + 1
  }
  parts.push(text.slice(from))
  return parts
}
