import type { FileLike } from '../file-like.ts'
import type { Dispose } from '../lifetime.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { Project } from '../records/project.ts'
import type { Breakpoints } from './breakpoints.ts'
import type { PageLook } from './page-preferences.ts'
import type { MotionPlayback } from './motion-playback.ts'
import type { GridCells, GridLayout, GridOwner } from './grid-layout.ts'
import type { LongWork } from './long-work.ts'
import type { UnsavedWork } from './archives.ts'
import type { StyleEdit, StyleSurface } from './style-surface.ts'
import type { FileChange, SaveFailure } from './saving.ts'
import type {
  NodeId,
  DeviceName,
  DropPosition,
  SpacingProperty,
  AttributeEntry,
  KeptBlock,
  LayerNode,
  CanvasState,
  PageDocument,
} from './canvas-state.ts'

export type EditFailure = 'not-allowed' | 'node-missing' | 'read-only' | 'not-well-formed' | 'too-large'

/** One rule of accessibility that the page breaks, in plain words. */
export interface AuditFinding {
  readonly rule: string
  readonly impact: 'critical' | 'serious' | 'moderate' | 'minor'
  /** What the rule asks for. */
  readonly title: string
  /** What would mend the first of the elements. */
  readonly advice: string
  readonly nodes: readonly NodeId[]
}

/** `audit-missing`: what looks at the page could not be fetched. `page-changed`: it was edited meanwhile. */
export type AuditFailure = 'no-page' | 'audit-missing' | 'audit-failed' | 'page-changed' | 'cancelled'

/** A picture with more pixels than it is shown with; sizes in pixels of the page. */
export interface LargePicture {
  readonly node: NodeId
  readonly own: { readonly width: number; readonly height: number }
  readonly shown: { readonly width: number; readonly height: number }
}

export interface Audit {
  readonly findings: readonly AuditFinding[]
  /** Pictures with more than three times the pixels across and down; none where the canvas is narrower than a laptop. */
  readonly largePictures?: readonly LargePicture[]
}

export interface BlockInfo {
  readonly id: string
  readonly label: string
  readonly category: string
  /** Path data of a 24 × 24 stroked icon. */
  readonly icon: string
  /** What a ready section is found and shown by; absent at plain blocks. */
  readonly section?: SectionInfo
}

/** A ready part of a page, as it stands on a page that has nothing else. */
export interface SectionInfo {
  /** Words it is found by, beside its label and category. */
  readonly keywords: string
  readonly html: string
  /** A whole sheet, with the custom properties that it uses at `:root`. */
  readonly css: string
}

/**
 * The open page. Each verb that edits is one undo step. Verbs are safe to call in any state: what cannot be done
 * returns a failure and changes nothing.
 */
export interface CanvasService {
  readonly state: Readable<CanvasState>
  readonly styles: StyleSurface
  /** What stands in the canvas' blocks registry: basic and layout blocks, later the project's own. */
  readonly blocks: Readable<{ readonly blocks: readonly BlockInfo[] }>
  /**
   * Fetches blocks that no page waits for, which `blocks` has then: plain ones, or the ready sections. What could not be had
   * is asked for again. Absent in canvases before it.
   */
  loadBlocks?(which: 'plain' | 'sections'): Promise<Outcome<undefined, 'blocks-missing'>>
  /** Working copy of the project record; edits to it share the page's history and are saved with it. */
  readonly record: Readable<{ readonly project: Project | null }>

  /** Opens a page of the open project; what was open before must have been saved or given up. */
  load(
    pageName: string,
  ): Promise<Outcome<{ elements: number }, 'page-missing' | 'file-missing' | 'worker-lost' | 'too-large'>>
  /** From now on this page is drawn however large it is: a person has asked for it. */
  drawAnySize?(page: PageDocument): void
  reload(): Promise<void>
  close(): void

  layer(id: NodeId): LayerNode | undefined
  /** The body element, top of the layers tree. */
  rootLayer(): NodeId | null
  /** Elements a selector finds, in the whole page or inside of one element. */
  find(selector: string, within?: NodeId): readonly NodeId[]
  /** Attributes of any element, those of a composed page's body included; empty for an unknown node. */
  attributesOf(id: NodeId): readonly AttributeEntry[]
  /** Markup inside an element, as it is written; empty for an unknown node. */
  contentOf(id: NodeId): string
  /** All text inside, decoded, as `textContent` would have it; empty for an unknown node. */
  textOf(id: NodeId): string

  /**
   * The next element pressed on the canvas is told instead of being selected; null when Escape was pressed there or
   * somebody else began to pick. Ends after one answer. `onLit` hears of the elements that keys walk to on the way,
   * the one they begin at first; canvases before it leave it out.
   */
  pickElement(onPick: (id: NodeId | null) => void, onLit?: (id: NodeId) => void): Dispose
  select(ids: readonly NodeId[], options?: { scroll?: boolean }): void
  hover(id: NodeId | null): void
  /** Gives the keyboard to the page, where the keys walk and change its elements. Absent in canvases before it. */
  focus?(): void
  /** Hatches these strips of the selected element until it is called again; with none, takes them away. */
  showSpacing(properties: readonly SpacingProperty[]): void
  /**
   * Draws the lines and areas of a grid over the page until the answer is called, whatever is selected meanwhile, and
   * tells how the grid is laid out, now and after each change; null while there is none. Absent in canvases before it.
   */
  showGrid?(owner: GridOwner, onLayout: (layout: GridLayout | null) => void): Dispose
  /**
   * Puts the selected child of a grid into these cells of it, as one step. Others beside it that its rule styles stay
   * where they are: then it gets a class of its own. Absent in canvases before it.
   */
  placeInGrid?(cells: GridCells): void
  /** Name shown in layers and tags; kept in a `data-` attribute is never needed: it lives in the project record. */
  rename(id: NodeId, label: string): Outcome<undefined, EditFailure>
  setHidden(id: NodeId, hidden: boolean): void

  insertBlock(blockId: string, where?: { target: NodeId; position: DropPosition }): Outcome<NodeId, EditFailure>
  insertHtml(html: string, where?: { target: NodeId; position: DropPosition }): Outcome<readonly NodeId[], EditFailure>
  /** Picks a block up with the pointer that is down now; the canvas follows it and drops on release, Esc cancels. */
  startBlockDrag(blockId: string, pointer: { pointerId: number; x: number; y: number }): Dispose
  move(ids: readonly NodeId[], where: { target: NodeId; position: DropPosition }): Outcome<undefined, EditFailure>
  /** Whether `move` would be done, for drop indicators. */
  canMove(ids: readonly NodeId[], where: { target: NodeId; position: DropPosition }): boolean
  /** Copies have motions and interactions of their own; with `motions: 'none'` neither. */
  duplicate(
    ids: readonly NodeId[],
    options?: { readonly motions?: 'clone' | 'none' },
  ): Outcome<readonly NodeId[], EditFailure>
  remove(ids: readonly NodeId[]): Outcome<undefined, EditFailure>
  copy(): void
  cut(): void
  /** `isPlain`: the words alone, signs of markup as words. */
  paste(options?: { readonly isPlain?: boolean }): Promise<Outcome<readonly NodeId[], EditFailure | 'clipboard-empty'>>
  clear(): Outcome<undefined, EditFailure>

  /** Null removes the attribute. */
  setAttributes(
    id: NodeId,
    attributes: Readonly<Record<string, string | null>>,
  ): Outcome<undefined, EditFailure | 'invalid-name'>
  /**
   * Attributes of several elements, and entries of the record that belong to them, as one undo step. So do whole new texts
   * of other files, by path, which have to be read with `readFile` first; canvases before it leave those as they are.
   */
  editAttributes(
    edits: readonly { readonly id: NodeId; readonly attributes: Readonly<Record<string, string | null>> }[],
    label: string,
    record?: Readonly<Partial<Project>>,
    files?: Readonly<Record<string, string>>,
  ): Outcome<undefined, EditFailure | 'invalid-name'>
  setText(id: NodeId, text: string): Outcome<undefined, EditFailure>
  /** Markup in place of everything inside; attributes that belong to it in the same step. Canvases before it leave those. */
  setContent(
    id: NodeId,
    html: string,
    attributes?: Readonly<Record<string, string | null>>,
  ): Outcome<undefined, EditFailure>
  /** Markup in place of the element itself; the first element of it is selected. */
  replaceElement(id: NodeId, html: string): Outcome<readonly NodeId[], EditFailure>
  /** Attributes that the new tag asks for, or has not, in the same step. Canvases before it leave those. */
  setTag(id: NodeId, tag: string, attributes?: Readonly<Record<string, string | null>>): Outcome<undefined, EditFailure>
  editText(id: NodeId): void
  /**
   * Keeps an element, with the rules for it and for what is in it, as a symbol or a template of the project. One step.
   * A symbol's element becomes its first instance: an edit of one is an edit of all, on every page.
   */
  keepBlock?(
    id: NodeId,
    block: KeptBlock,
  ): Promise<Outcome<{ id: string }, EditFailure | 'symbol-in-symbol' | 'worker-lost'>>
  /** A small picture of an element as a `data:` address; null when it cannot be drawn. */
  pictureOf?(id: NodeId): Promise<string | null>
  /**
   * With the revision that an edit has left, it belongs to the step of that edit, unless there was another since. In canvases
   * before it, it is a step of its own.
   */
  editRecord<Key extends keyof Project & string>(key: Key, value: Project[Key], label: string, since?: number): void

  undo(): void
  redo(): void
  /** Immediate; resolves after the acknowledgement. `nothing-changed` writes nothing. */
  save(): Promise<Outcome<{ revision: number; bytes: number }, 'nothing-changed' | SaveFailure>>
  /** What an export needs to hold this tab's work when it could not be saved; null when no page is open. */
  unsaved(): UnsavedWork | null
  source(): { html: string; css: string; js: string }
  /** Replaces whole files of the page as one undo step; the frame follows. */
  replaceSource(files: Readonly<Partial<{ html: string; css: string; js: string }>>, label: string): void

  /** The widths that the site is designed for. Absent in canvases before it. */
  readonly breakpoints?: Breakpoints
  /** How the page is looked at. Absent in canvases before it. */
  readonly look?: PageLook
  setDevice(device: Exclude<DeviceName, 'custom'>): void
  setSize(size: { width?: number; height?: number }): void
  setZoom(zoom: number | 'fit' | 'selection'): void
  setOutline(on: boolean): void
  /** Pointer and Escape inside the frame, so that popovers outside it can close. */
  onFrameInteraction(listener: (kind: 'pointer' | 'escape') => void): Dispose
  /** Text of all keyframes and rules the page sees, for panels that read CSS. */
  sheets(): readonly { readonly file: string; readonly css: string; readonly editable: boolean }[]
  /** Text of a project file as it stands, unsaved edits included. Files the page does not use are read when asked for. */
  readFile(path: string): Promise<Outcome<string, 'file-missing' | 'worker-lost'>>
  /**
   * Whole new texts of project files, by path, as one undo step, saved with the page. What is the same before and after
   * keeps its bytes and its nodes, so the selection stays where its element does; the frame follows. A file that is not
   * there is made, null takes one away, and entries of the record belong to the same step.
   */
  replaceFiles(
    files: Readonly<Record<string, string | null>>,
    label: string,
    record?: Readonly<Partial<Project>>,
  ): Promise<Outcome<undefined, EditFailure | 'worker-lost'>>
  /**
   * As `replaceFiles`, for files of any kind that move, too. What they hold is read first, which takes long for many;
   * given up meanwhile, it is `not-allowed`. Absent in canvases before it.
   */
  changeFiles?(
    change: FileChange,
    label: string,
    work?: LongWork,
  ): Promise<Outcome<undefined, EditFailure | 'worker-lost'>>
  /**
   * Files that were stored without the page are a step of its history, too: undo takes them away, or brings back what
   * they replaced. Absent as above.
   */
  keepUploaded?(
    paths: readonly string[],
    label: string,
    replaced?: Readonly<Record<string, FileLike>>,
  ): Promise<Outcome<undefined, EditFailure>>
  /** Replaces one sheet's text, smallest difference kept, one undo step. */
  replaceSheet(file: string, css: string, label: string): Outcome<undefined, EditFailure | 'file-missing'>
  /**
   * Draws sheets of the open page, by their names in `sheets`, with other texts: no step, and nothing is stored. Each call
   * replaces the one before; null and whatever edits, saves or reads the page take it back. What is no sheet that may
   * be edited is left alone. Absent in canvases before it.
   */
  previewSheets?(sheets: Readonly<Record<string, string>> | null): void
  /**
   * Plays a keyframe animation of the page on the selected element, without touching the document; milliseconds. With
   * `at`, a share of the duration from 0 to 1, it stands still there, `styles` on top of it, until the answer is called.
   */
  playAnimation(
    name: string,
    timing: {
      duration: number
      easing?: string
      iterations?: number
      at?: number
      styles?: readonly StyleEdit[]
    },
  ): Outcome<Dispose, 'node-missing' | 'animation-missing'>
  /**
   * Looks at the page as it is drawn, for what keeps people from using it. Changes nothing and runs nothing of the page.
   * The first call fetches what it needs. An edit meanwhile ends it. Absent in canvases before it.
   */
  audit?(work?: LongWork): Promise<Outcome<Audit, AuditFailure>>
  /** Absent in canvases before it. */
  readonly motions?: MotionPlayback
}
