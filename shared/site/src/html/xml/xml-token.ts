/** An attribute as it is written, and where: from the first letter of its name to behind its closing quote. */
export interface XmlAttribute {
  /** With its prefix. */
  readonly name: string
  readonly value: string
  /** Of a name with a prefix, and of `xmlns`. */
  readonly namespace?: string
  readonly start: number
  readonly end: number
}

interface Place {
  readonly start: number
  readonly end: number
}

/** One piece of an XML file; all pieces together are its source, without a gap. */
export type XmlToken =
  /** Text as far as it goes, CDATA sections in it included. */
  | ({ readonly kind: 'text'; readonly value: string } & Place)
  | ({ readonly kind: 'comment'; readonly value: string } & Place)
  /** A processing instruction, or the XML declaration. */
  | ({ readonly kind: 'instruction' } & Place)
  | ({ readonly kind: 'doctype'; readonly name: string } & Place)
  | ({
      readonly kind: 'start'
      /** Without its prefix. */
      readonly name: string
      readonly uri: string
      readonly attributes: readonly XmlAttribute[]
      /** It ends with `/>`: no end tag follows. */
      readonly isEmpty: boolean
    } & Place)
  | ({ readonly kind: 'end' } & Place)
