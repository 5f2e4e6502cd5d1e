import { habitualQuote } from '../parse-html.ts'
import type { HtmlTree } from '../html-tree.ts'
import type { SourceProblem } from '../find-html-problems.ts'
import { SourceTree, sourceTree } from '../source-tree.ts'
import type { Journal } from '../steps.ts'
import type { ReadXml, XmlSyntax } from '../xml-syntax.ts'
import { canEditXml } from './can-edit-xml.ts'
import { editXml } from './edit-xml.ts'
import { fillTree, findLandmarks } from './fill-tree.ts'
import { printAsHtml } from './print-as-html.ts'
import { readXmlFragment } from './xml-fragment.ts'
import type { Entities } from './xml-entities.ts'

/** A page of XHTML, or what is not well-formed in it: a browser shows nothing but that, too. */
export function parseXml(source: string): HtmlTree | SourceProblem {
  const tree = new SourceTree()
  const read = fillTree(tree, source, null)
  if (!('tokens' in read)) return read
  const missing = findLandmarks(tree)
  if (missing !== null) return { from: 0, to: Math.min(1, source.length), severity: 'error', message: missing }
  tree.mode = 'no-quirks'
  tree.newline = /\r?\n/.exec(source)?.[0] ?? '\n'
  tree.quote = habitualQuote(source)
  tree.xml = syntaxWith(read.entities)
  return tree
}

/** What a site document reads its pages of XML with. */
export const readXml: ReadXml = (source) => {
  const read = parseXml(source)
  return isXmlProblem(read) ? null : read
}

export function isXmlProblem(read: HtmlTree | SourceProblem): read is SourceProblem {
  return 'severity' in read
}

/** What is not well-formed in a page of XHTML, null where nothing is. */
export function findXmlProblem(source: string): SourceProblem | null {
  const read = parseXml(source)
  return isXmlProblem(read) ? read : null
}

/** The first place where any XML file is not well-formed. */
export function findXmlFaults(source: string): readonly SourceProblem[] {
  const read = fillTree(new SourceTree(), source, null)
  return 'tokens' in read ? [] : [read]
}

function syntaxWith(entities: Entities): XmlSyntax {
  return {
    entities,
    isWellFormed: (source) => findXmlProblem(source) === null,
    read(source) {
      const read = parseXml(source)
      if (isXmlProblem(read)) throw new Error(`page of XML: ${read.message}`)
      return read
    },
    edit: (journal, operation) => editXml(journal as Journal, operation, entities),
    canApply: (tree, operation) => canEditXml(sourceTree(tree), operation),
    readFragment: (tree, markup, context) => readXmlFragment(sourceTree(tree), markup, context, entities),
    printAsHtml: (tree, id) => printAsHtml(sourceTree(tree), id),
  }
}
