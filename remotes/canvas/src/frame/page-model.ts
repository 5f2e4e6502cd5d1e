import type { SheetKey } from '@pergola/site/document'
import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'
import type { NodeSource } from './projection-ports.ts'
import type { SheetTexts } from './sheet-views.ts'

/** A sheet that the build puts into the head, in the order of the cascade. */
export type HeadSheet = { readonly sheet: SheetKey } | { readonly url: string }

/** What the frame needs of an open page. */
export interface PageModel extends NodeSource, SheetTexts {
  readonly root: number
  /** The build makes a whole document of the page's content. */
  readonly composed: boolean
  readonly mode: 'no-quirks' | 'limited-quirks' | 'quirks'
  /** Address that relative addresses in the page resolve against. */
  readonly base: string
  readonly title: string
  /** Path in the project that relative addresses of the page start from; null where its base leads elsewhere. */
  readonly addressPath: string | null
  /** Sheet that a `link` or `style` element stands for, when the project holds it. */
  sheetOf(node: HtmlNode): SheetKey | null
  /** What the build puts into the head, before the sheets that the page links itself. */
  headSheets(): readonly HeadSheet[]
  /** What the record says of the language of a composed page. */
  language(): string
  /** Attributes the record gives the body of a composed page. */
  bodyAttributes(): Readonly<Record<string, string>>
  /** Root-relative addresses mean the project here, and not the editor; files that were replaced have another one. */
  addressOf(attribute: HtmlAttribute): string
}
