import type { NodeId } from '@pergola/contracts'

export interface HtmlAttribute {
  /** As the DOM has it: `viewBox`, `xlink:href`, lowercase for html. */
  readonly name: string
  /** Decoded. */
  readonly value: string
  /** Namespace URI where the DOM needs one (`xlink:`, `xml:`, `xmlns`), else absent. */
  readonly namespace?: string
}

/** What anyone outside this folder may know of a node. Where its bytes lie is the tree's own business. */
export interface HtmlNode {
  readonly id: NodeId
  readonly kind: 'document' | 'fragment' | 'doctype' | 'element' | 'text' | 'comment'
  /** Null for the document, for a template's content fragment and for detached roots. */
  readonly parent: NodeId | null
  readonly children: readonly NodeId[]
  /** Local name as the DOM has it (`div`, `linearGradient`); the doctype's name; else empty. */
  readonly name: string
  readonly namespace: 'html' | 'svg' | 'mathml' | 'other'
  /** Of another namespace, in pages of XML; empty for the three and for none. */
  readonly uri: string
  readonly attributes: readonly HtmlAttribute[]
  /** Decoded data of text and comments. */
  readonly value: string
  /** The content fragment of an html `template` element, else null. */
  readonly content: NodeId | null
}
