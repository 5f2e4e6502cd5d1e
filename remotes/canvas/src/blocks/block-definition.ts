import type { BlockInfo, NodeId, SettingName } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { Where } from '../structure/place.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Apply } from '../styles/make-style-element.ts'

export interface BlockDefinition extends BlockInfo {
  /** The markup that lands in the page, as a developer would write it. */
  readonly html: string
  /** Rules that a block of the project's own brings to a page that has none for its classes. */
  readonly css?: string
  /** Without it, it stands there and does nothing. */
  readonly needs?: SettingName
  /** It stands between the parts of a page, and not in one of them. */
  readonly isPart?: boolean
  /** What a block with rules of its own is on a page, where its classes may be taken. */
  readonly onPage?: (page: OpenPage) => ArrivingBlock
}

export interface ArrivingBlock {
  readonly html: string
  /** Writes the rules that the page has not yet, and names what was put in; belongs to the step of the insertion. */
  readonly bring: (page: OpenPage, ids: readonly NodeId[], apply: Apply) => void
  /** Where it stands when no place is given, the best first. */
  readonly places?: (core: CanvasCore, page: OpenPage) => Iterable<Where>
}
