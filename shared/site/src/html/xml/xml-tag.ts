import { referenced } from './xml-entities.ts'
import type { Entities } from './xml-entities.ts'
import { qualifiedName, splitName, uris } from './xml-names.ts'
import type { Scope } from './xml-names.ts'
import { XmlFault } from './xml-fault.ts'
import type { XmlContext } from './xml-fault.ts'
import type { XmlAttribute } from './xml-token.ts'

interface XmlTag {
  /** As it stands in the source. */
  readonly written: string
  readonly name: string
  readonly uri: string
  readonly attributes: readonly XmlAttribute[]
  /** What holds inside of the element. */
  readonly scope: Scope
  readonly isEmpty: boolean
  readonly end: number
}

const tagName = new RegExp(`<(${qualifiedName})`, 'uy')
const attribute = new RegExp(String.raw`([\t\n\r ]+)(${qualifiedName})[\t\n\r ]*=[\t\n\r ]*("[^"<]*"|'[^'<]*')`, 'uy')
const tagEnd = /[\t\n\r ]*(\/?)>/y
const reference = new RegExp(String.raw`&(?:(#\d+|#x[\dA-Fa-f]+|${qualifiedName});)?`, 'gu')

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

/** The start tag that begins at `start`; throws an `XmlFault` where it is not well-formed. */
export function readTag(source: string, start: number, { scope: outer, entities }: XmlContext): XmlTag {
  const written = matchAt(tagName, source, start)?.[1]
  if (written === undefined) throw new XmlFault(start, '"<" is written as "&lt;" in XML')
  let at = start + 1 + written.length
  const raw: Omit<XmlAttribute, 'namespace'>[] = []
  for (let found = matchAt(attribute, source, at); found; found = matchAt(attribute, source, at)) {
    const [whole, gap = '', name = '', quoted = ''] = found
    const value = attributeValue(quoted.slice(1, -1), at + whole.length - quoted.length + 1, entities)
    raw.push({ name, value, start: at + gap.length, end: at + whole.length })
    at += whole.length
  }
  const end = matchAt(tagEnd, source, at)
  if (!end) throw new XmlFault(at, `The tag <${written}> is not well-formed here: attributes have a value in quotes`)
  const scope = innerScope(outer, raw)
  const attributes = raw.map((each) => withNamespace(each, scope))
  const names = new Set(attributes.map(({ name, namespace }) => `${namespace ?? ''} ${splitName(name)[1]}`))
  const twice = names.size < attributes.length
  if (twice) throw new XmlFault(start, `The tag <${written}> has an attribute twice`)
  const [prefix, name] = splitName(written)
  const uri = scope.get(prefix)
  if (uri === undefined) throw new XmlFault(start, `The prefix of <${written}> is not declared`)
  return { written, name, uri, attributes, scope, isEmpty: end[1] === '/', end: at + end[0].length }
}

function innerScope(outer: Scope, attributes: readonly Omit<XmlAttribute, 'namespace'>[]): Scope {
  let scope: Map<string, string> | null = null
  for (const { name, value, start } of attributes) {
    const [prefix, local] = splitName(name)
    if (name !== 'xmlns' && prefix !== 'xmlns') continue
    const isUnfit =
      prefix === 'xmlns' && (value === '' || local === 'xmlns' || (local === 'xml') !== (value === uris.xml))
    if (isUnfit || value === uris.xmlns) throw new XmlFault(start, `${name} may not be declared so`)
    scope ??= new Map(outer)
    scope.set(prefix === 'xmlns' ? local : '', value)
  }
  return scope ?? outer
}

function withNamespace(written: Omit<XmlAttribute, 'namespace'>, scope: Scope): XmlAttribute {
  if (written.name === 'xmlns') return { ...written, namespace: uris.xmlns }
  const [prefix] = splitName(written.name)
  if (prefix === '') return written
  const namespace = scope.get(prefix)
  if (!namespace) throw new XmlFault(written.start, `The prefix of ${written.name} is not declared`)
  return { ...written, namespace }
}

function attributeValue(source: string, at: number, entities: Entities): string {
  const text = source.replace(/\r\n|[\t\n\r]/g, ' ')
  if (!text.includes('&')) return text
  return text.replace(reference, (whole, name: string | undefined) => {
    const value = name === undefined ? null : referenced(whole, entities)
    if (value === null) throw new XmlFault(at, `${whole === '&' ? '"&" in a value' : whole} stands for nothing`)
    return value
  })
}
