import { entitiesOf, noEntities, referenced } from './xml-entities.ts'
import type { Entities } from './xml-entities.ts'
import { XmlFault } from './xml-fault.ts'
import type { XmlContext } from './xml-fault.ts'
import { readTag } from './xml-tag.ts'
import { noScope, qualifiedName, unfitCharacter } from './xml-names.ts'
import type { Scope } from './xml-names.ts'
import type { XmlToken } from './xml-token.ts'

const literal = '(?:"[^"]*"|\'[^\']*\')'
const space = /^[\t\n\r ]*$/
const subset = String.raw`\[((?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(?!!--|\?))*)\]\s*`
const doctype = new RegExp(
  String.raw`<!DOCTYPE\s+(${qualifiedName})(?:\s+(?:PUBLIC\s+(${literal})\s+${literal}|SYSTEM\s+${literal}))?\s*(?:${subset})?>`,
  'uy',
)
const declaration = /<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\?>/y
const instruction = new RegExp(String.raw`<\?(${qualifiedName})(?:\s[\s\S]*?)?\?>`, 'uy')
const reference = new RegExp(String.raw`&(?:#\d+|#x[\dA-Fa-f]+|${qualifiedName});`, 'uy')
const endTag = new RegExp(String.raw`</(${qualifiedName})\s*>`, 'uy')

/** As a parser hands it on. */
export function withPlainNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

interface OpenElement {
  readonly name: string
  readonly scope: Scope
  readonly at: number
}

/**
 * Cuts an XML file into its pieces and refuses what is not well-formed (XML 1.0 and Namespaces in XML), as a browser
 * does that is given it as `application/xhtml+xml`.
 */
export class XmlReader {
  entities: Entities
  private readonly source: string
  private readonly context: XmlContext | null
  private readonly open: OpenElement[] = []
  private at = 0
  private hasRoot = false
  private hasDoctype = false

  /** With a context `source` is what an element holds, else a whole file. */
  constructor(source: string, context: XmlContext | null) {
    this.source = source
    this.context = context
    this.entities = context?.entities ?? noEntities
  }

  *tokens(): Generator<XmlToken, void> {
    const { source } = this
    const unfit = unfitCharacter(source)
    if (unfit !== -1) throw new XmlFault(unfit, 'This character may not stand in XML')
    this.at = source.startsWith('\ufeff') && this.context === null ? 1 : 0
    while (this.at < source.length) yield this.next()
    const unclosed = this.open.at(-1)
    if (unclosed) throw new XmlFault(unclosed.at, `<${unclosed.name}> is never ended`)
    if (!this.hasRoot && this.context === null) throw new XmlFault(source.length, 'There is no element')
  }

  private next(): XmlToken {
    const { source, at } = this
    if (source[at] !== '<' || source.startsWith('<![CDATA[', at)) return this.text()
    if (source.startsWith('<!--', at)) return this.comment()
    if (source.startsWith('<?', at)) return this.instruction()
    if (source.startsWith('<!', at)) return this.doctype()
    return source[at + 1] === '/' ? this.endTag() : this.startTag()
  }

  private get isOutside(): boolean {
    return this.open.length === 0 && this.context === null
  }

  private text(): XmlToken {
    const { source, at: start } = this
    let value = ''
    while (this.at < source.length && (source[this.at] !== '<' || source.startsWith('<![CDATA[', this.at))) {
      value += source[this.at] === '<' ? this.cdata() : source[this.at] === '&' ? this.reference() : this.plain()
    }
    if (this.isOutside && !space.test(source.slice(start, this.at))) {
      throw new XmlFault(start, 'Text stands outside of the root element')
    }
    return { kind: 'text', start, end: this.at, value }
  }

  private plain(): string {
    const { source, at } = this
    let end = at
    while (end < source.length && source[end] !== '<' && source[end] !== '&') end += 1
    const run = source.slice(at, end)
    const stop = run.indexOf(']]>')
    if (stop !== -1) throw new XmlFault(at + stop, '"]]>" may not stand in text')
    this.at = end
    return withPlainNewlines(run)
  }

  private cdata(): string {
    const from = this.at + '<![CDATA['.length
    const end = this.source.indexOf(']]>', from)
    if (end === -1) throw new XmlFault(this.at, 'This CDATA section is never ended')
    this.at = end + 3
    return withPlainNewlines(this.source.slice(from, end))
  }

  private reference(): string {
    const found = this.match(reference)?.[0]
    if (found === undefined) throw new XmlFault(this.at, '"&" is written as "&amp;" in XML')
    const value = referenced(found, this.entities)
    if (value === null) throw new XmlFault(this.at, `${found} stands for nothing in this file`)
    this.at += found.length
    return value
  }

  private comment(): XmlToken {
    const { at: start, source } = this
    const end = source.indexOf('--', start + 4)
    if (end === -1) throw new XmlFault(start, 'This comment is never ended')
    if (source[end + 2] !== '>') throw new XmlFault(end, '"--" may not stand in a comment')
    this.at = end + 3
    return { kind: 'comment', start, end: this.at, value: withPlainNewlines(source.slice(start + 4, end)) }
  }

  private instruction(): XmlToken {
    const { at: start, source } = this
    const isFirst = this.context === null && start === (source.startsWith('\ufeff') ? 1 : 0)
    const found = (isFirst ? this.match(declaration) : null) ?? this.match(instruction)
    if (!found) throw new XmlFault(start, 'This instruction is not ended by "?>"')
    const isDeclaration = found[1] !== undefined && /^xml$/i.test(found[1])
    if (isDeclaration) throw new XmlFault(start, 'An XML declaration stands at the very start, with its version')
    this.at += found[0].length
    return { kind: 'instruction', start, end: this.at }
  }

  private doctype(): XmlToken {
    const start = this.at
    const found = this.context === null && !this.hasRoot && !this.hasDoctype ? this.match(doctype) : null
    if (!found) throw new XmlFault(start, 'This declaration may not stand here, or is not whole')
    const [whole, name = '', publicId = '""', declared = ''] = found
    this.hasDoctype = true
    this.entities = entitiesOf(publicId.slice(1, -1), declared)
    this.at += whole.length
    return { kind: 'doctype', start, end: this.at, name }
  }

  private startTag(): XmlToken {
    const { at: start, source, context } = this
    if (this.isOutside && this.hasRoot) throw new XmlFault(start, 'A second element stands outside of the first')
    const scope = this.open.at(-1)?.scope ?? context?.scope ?? noScope
    const tag = readTag(source, start, { scope, entities: this.entities })
    this.hasRoot = true
    this.at = tag.end
    if (!tag.isEmpty) this.open.push({ name: tag.written, scope: tag.scope, at: start })
    const { name, uri, attributes, isEmpty } = tag
    return { kind: 'start', start, end: tag.end, name, uri, attributes, isEmpty }
  }

  private endTag(): XmlToken {
    const start = this.at
    const found = this.match(endTag)
    const opened = this.open.pop()
    if (!found) throw new XmlFault(start, 'This end tag is not whole')
    if (opened === undefined) throw new XmlFault(start, `</${found[1]}> ends nothing`)
    if (opened.name !== found[1]) throw new XmlFault(start, `</${found[1]}> stands where </${opened.name}> is expected`)
    this.at += found[0].length
    return { kind: 'end', start, end: this.at }
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.source)
  }
}
