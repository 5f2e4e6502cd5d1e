/** Identity of a node of the open page. Stable while the page is open, across undo and redo; new at the next load. */
export type NodeId = number

export type DeviceName = 'desktop' | 'tablet' | 'mobile' | 'custom'
export type DropPosition = 'before' | 'after' | 'inside'
export type SpacingProperty = `${'margin' | 'padding'}-${'top' | 'right' | 'bottom' | 'left'}`

export interface Crumb {
  readonly id: NodeId
  readonly label: string
}

export interface AttributeEntry {
  readonly name: string
  readonly value: string
}

/** What a panel may know of the selected element: plain data, never a live node. */
export interface SelectedElement {
  readonly id: NodeId
  readonly tag: string
  readonly label: string
  readonly attributes: readonly AttributeEntry[]
  readonly classes: readonly string[]
  /** From `html` down to the element itself. */
  readonly path: readonly Crumb[]
  /** The element has words of its own that can be typed, or is made to hold some. */
  readonly isText: boolean
  /** Decoded text when the element has nothing but text inside, else null. */
  readonly text: string | null
  readonly canMove: boolean
  readonly canRemove: boolean
  /** The instance of a symbol it belongs to; `root` is its own id when it is the instance itself. */
  readonly symbol?: SymbolInstance | null
}

export interface SymbolInstance {
  readonly id: string
  readonly root: NodeId
}

/** What a person says of an element that is to be kept for later. */
export interface KeptBlock {
  readonly type: 'symbol' | 'template'
  readonly name: string
  readonly category: string
  /** Address of a picture, or empty. */
  readonly media: string
}

export interface LayerNode {
  readonly id: NodeId
  readonly parent: NodeId | null
  readonly tag: string
  readonly label: string
  /** Element children only. */
  readonly children: readonly NodeId[]
  readonly hidden: boolean
}

export interface PageDocument {
  readonly projectId: string
  readonly pageName: string
}

export interface CanvasState {
  readonly phase: 'empty' | 'loading' | 'ready' | 'failed'
  /** Why it failed, for a person. */
  readonly problem: string | null
  /** About how many elements the page has that was not drawn because it has too many. */
  readonly tooLarge?: number | null
  readonly document: PageDocument | null
  readonly readOnly: boolean
  /** The element the panels show: the last one selected. */
  readonly selected: SelectedElement | null
  readonly selection: readonly NodeId[]
  /** Raised by every change of the page, undo and redo included, and when it is opened again. */
  readonly revision: number
  readonly changed: boolean
  readonly saving: boolean
  readonly savedAt: number | null
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  readonly device: DeviceName
  /** CSS pixels of the page's viewport. */
  readonly width: number
  readonly height: number
  /** 1 is 100 %. */
  readonly zoom: number
  readonly outline: boolean
  readonly editingText: boolean
  /** Inside the body. */
  readonly elements: number
}

/** The canvas with no page in it: where it starts, and what the frame shows while it is missing. */
export const emptyCanvasState: CanvasState = {
  phase: 'empty',
  problem: null,
  document: null,
  readOnly: false,
  selected: null,
  selection: [],
  revision: 0,
  changed: false,
  saving: false,
  savedAt: null,
  canUndo: false,
  canRedo: false,
  undoLabel: null,
  redoLabel: null,
  device: 'desktop',
  width: 0,
  height: 0,
  zoom: 1,
  outline: false,
  editingText: false,
  elements: 0,
}
