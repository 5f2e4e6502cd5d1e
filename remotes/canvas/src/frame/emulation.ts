import type { PageModel } from './page-model.ts'
import type { ElementHosts, Projection } from './projection-ports.ts'
import type { SheetViews } from './sheet-views.ts'

/** What a frame is drawn with, for the code that draws it otherwise. */
export interface FrameParts {
  readonly document: Document
  readonly model: PageModel
  readonly projection: Projection
  readonly sheets: SheetViews
  readonly hosts: ElementHosts
}

/** What makes a frame draw the page as one sees it with other preferences than those of the browser. */
export interface FrameEmulation {
  /** What began it, and begins it again after a picture of the page as it is. */
  readonly begin: (parts: FrameParts) => FrameEmulation
  /** A media query list as the window, which emulates nothing, has to be asked. */
  media(list: string): string
  rootDrawn(root: Element): void
  /** A sheet that another one imports, or that comes from elsewhere, arrives by itself. */
  sheetLoaded(): void
  /** Draws all as it is. */
  end(): void
}
