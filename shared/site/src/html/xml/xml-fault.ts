import type { Entities } from './xml-entities.ts'
import type { Scope } from './xml-names.ts'

/** Thrown where a text is not well-formed; `at` is an offset in it. Caught in this folder. */
export class XmlFault extends Error {
  readonly at: number

  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

/** What a part of a file is read with: the namespaces and named characters of the place it is for. */
export interface XmlContext {
  readonly scope: Scope
  readonly entities: Entities
}
