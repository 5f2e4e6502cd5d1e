import type { NodeId } from '@pergola/contracts'
import type { HtmlOperation, HtmlSubtree } from './html-operation.ts'
import type { HtmlTree } from './html-tree.ts'

export interface XmlEntities {
  /** Those of HTML are known, too. */
  readonly html: boolean
  readonly own: ReadonlyMap<string, string>
}

/** Whether a file is XHTML by its name, as servers and browsers tell. */
export function isXmlPath(path: string): boolean {
  return /\.(?:xhtml|xht)$/i.test(path)
}

/** Null for what is not well-formed. */
export type ReadXml = (source: string) => HtmlTree | null

export type PageEdit = Exclude<HtmlOperation, { readonly type: 'html.restore' }>

/** What a page of XML does in another way than one of HTML. Its code is loaded with the first such page. */
export interface XmlSyntax {
  /** Named characters that the page may use. */
  readonly entities: XmlEntities
  isWellFormed(source: string): boolean
  /** Throws where the text is not well-formed. */
  read(source: string): HtmlTree
  /** `journal` is a `Journal`, whose file knows this one. */
  edit(journal: object, operation: PageEdit): void
  /** Whether the edited page is well-formed; asked for what makes sense in any page. */
  canApply(tree: HtmlTree, operation: PageEdit): boolean
  /** Markup in either syntax, for insertion into `context`. */
  readFragment(tree: HtmlTree, markup: string, context: NodeId): readonly HtmlSubtree[]
  /** A node as HTML, for whatever stands elsewhere. */
  printAsHtml(tree: HtmlTree, id: NodeId): string
}
