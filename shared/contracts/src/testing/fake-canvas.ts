import type { Outcome } from '../outcome.ts'
import { fail, succeed } from '../outcome.ts'
import type { Project } from '../records/project.ts'
import { emptyCanvasState } from '../services/canvas-state.ts'
import { normalPreferences } from '../services/page-preferences.ts'
import type { BlockInfo, CanvasService, EditFailure } from '../services/canvas.ts'
import type { CanvasState, DropPosition, NodeId } from '../services/canvas-state.ts'
import type { FakeElement, FakeNode, FakePage } from './fake-page.ts'
import { createFakePage } from './fake-page.ts'
import type { FakeStyleOptions, FakeStyleSurface } from './fake-styles.ts'
import { createFakeStyleSurface } from './fake-styles.ts'
import type { WritableState } from './create-state.ts'
import { createState } from './create-state.ts'

export interface FakeCanvasOptions extends FakeStyleOptions {
  readonly page?: FakeElement
  readonly blocks?: readonly BlockInfo[]
  readonly project?: Project
  readonly pageName?: string
  /** Texts of project files, for `readFile` and `source`. */
  readonly files?: Readonly<Record<string, string>>
}

/** Verbs a fake page has no room for, by name and arguments, oldest first. */
export interface FakeCall {
  readonly verb: string
  readonly with: readonly unknown[]
}

export interface FakeCanvas extends CanvasService {
  readonly state: WritableState<CanvasState>
  readonly styles: FakeStyleSurface
  readonly page: FakePage
  readonly calls: readonly FakeCall[]
}

const emptyState: CanvasState = { ...emptyCanvasState, phase: 'ready', width: 1080, height: 800 }

interface Bench {
  readonly page: FakePage
  readonly store: WritableState<CanvasState>
  readonly styles: FakeStyleSurface
  readonly call: (verb: string, ...given: unknown[]) => void
  readonly changed: () => void
  readonly files: Map<string, string>
  readonly record: WritableState<{ project: Project | null }>
}

function ancestorsOf(page: FakePage, node: FakeNode): FakeNode[] {
  const found: FakeNode[] = []
  for (let at = page.nodes.get(node.parent ?? -1); at; at = page.nodes.get(at.parent ?? -1)) found.unshift(at)
  return found
}

function attributeVerbs({ page, store, call, changed, record, files }: Bench) {
  const missing = fail('node-missing' as const)
  function change(id: NodeId, edit: (node: FakeNode) => void): Outcome<undefined, EditFailure> {
    const node = page.nodes.get(id)
    if (!node) return missing
    edit(node)
    changed()
    return succeed()
  }
  function setAttributes(id: NodeId, attributes: Readonly<Record<string, string | null>>) {
    if (Object.keys(attributes).some((name) => !/^[^\s"'<>/=]+$/.test(name))) return fail('invalid-name' as const)
    return change(id, (node) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) delete node.attributes[name]
        else node.attributes[name] = value
      }
    })
  }
  const editAttributes: CanvasService['editAttributes'] = (edits, label, entries = {}, texts = {}) => {
    if (store.getState().readOnly) return fail('read-only')
    call('editAttributes', edits, label)
    writeTexts(files, texts)
    const { project } = record.getState()
    if (project) record.set({ project: { ...project, ...entries } as Project })
    for (const { id, attributes } of edits) setAttributes(id, attributes)
    return succeed()
  }
  return { change, setAttributes, editAttributes }
}

function textIn(page: FakePage, id: NodeId): string {
  const node = page.nodes.get(id)
  return (node?.text ?? '') + (node?.children ?? []).map((child) => textIn(page, child)).join('')
}

function treeVerbs(bench: Bench) {
  const { page, store, styles, call, changed } = bench
  const { change, setAttributes, editAttributes } = attributeVerbs(bench)
  return {
    layer: page.layer,
    attributesOf: (id: NodeId) => page.describe(id)?.attributes ?? [],
    contentOf: (id: NodeId) => page.nodes.get(id)?.text ?? '',
    setContent(id, html, attributes) {
      const outcome = change(id, (node) => void (node.text = html))
      if (outcome.ok && attributes) setAttributes(id, attributes)
      return outcome
    },
    textOf: (id: NodeId) => textIn(page, id),
    rootLayer: () => page.root,
    find: (selector, within) =>
      [...page.nodes.values()]
        .filter((node) => {
          if (within !== undefined && !ancestorsOf(page, node).some(({ id }) => id === within)) return false
          const [, name = '', value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(selector) ?? []
          if (value !== undefined) return node.attributes[name] === value
          if (name !== '') return name in node.attributes
          return selector === '*' || node.tag === selector || node.classes.some((each) => selector === `.${each}`)
        })
        .map((node) => node.id),
    select(ids) {
      const last = page.nodes.get(ids.at(-1) ?? -1)
      styles.follow(last ?? null, last ? ancestorsOf(page, last) : [])
      store.set({ selection: ids, selected: last ? page.describe(last.id) : null })
    },
    hover: (id) => call('hover', id),
    focus: () => call('focus'),
    rename: (id, label) => change(id, (node) => void (node.label = label)),
    setHidden: (id, hidden) => void change(id, (node) => void (node.hidden = hidden)),
    setText: (id, text) => change(id, (node) => void (node.text = text)),
    setTag(id, tag, attributes) {
      const outcome = change(id, (node) => void (node.tag = tag))
      if (outcome.ok && attributes) setAttributes(id, attributes)
      return outcome
    },
    setAttributes,
    editAttributes,
    pickElement(onPick, onLit) {
      call('pickElement', onPick, onLit)
      return () => call('endPick')
    },
    canMove: page.canMove,
    move(ids, where) {
      if (!page.move(ids, where)) return fail('not-allowed')
      changed()
      return succeed()
    },
    remove(ids) {
      for (const id of ids) page.remove(id)
      store.set({ selection: [], selected: null })
      changed()
      return succeed()
    },
  } satisfies Partial<CanvasService>
}

function insertVerbs({ page, store, call, changed }: Bench) {
  function insert(element: FakeElement, where?: { target: NodeId; position: DropPosition }) {
    const target = store.getState().selected?.id ?? page.root
    const id = page.add(element, where ?? { target, position: 'inside' })
    if (id === null) return fail('not-allowed' as const)
    changed()
    return succeed(id)
  }
  return {
    insertBlock(blockId, where) {
      call('insertBlock', blockId)
      return insert({ tag: 'div', label: blockId }, where)
    },
    insertHtml(html, where) {
      const made = insert({ tag: 'div', text: html }, where)
      return made.ok ? succeed([made.value]) : made
    },
    replaceElement(id, html) {
      const made = insert({ tag: 'div', text: html }, { target: id, position: 'after' })
      if (!made.ok) return made
      page.remove(id)
      store.set({ selection: [made.value], selected: page.describe(made.value) })
      return succeed([made.value])
    },
    startBlockDrag(blockId) {
      call('startBlockDrag', blockId)
      return () => call('endBlockDrag', blockId)
    },
    duplicate(ids) {
      const made: NodeId[] = []
      for (const id of ids) {
        const copy = page.nodes.get(id)
        const added = copy && page.add({ tag: copy.tag, label: copy.label }, { target: id, position: 'after' })
        if (typeof added === 'number') made.push(added)
      }
      changed()
      return succeed(made)
    },
    copy: () => call('copy'),
    cut: () => call('cut'),
    paste: async () => fail('clipboard-empty'),
    clear() {
      for (const child of page.layer(page.root)?.children ?? []) page.remove(child)
      changed()
      return succeed()
    },
  } satisfies Partial<CanvasService>
}

function writeTexts(files: Map<string, string>, texts: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(texts)) {
    if (text === null) files.delete(path)
    else files.set(path, text)
  }
}

function pageVerbs({ page, store, call, changed, files, record }: Bench) {
  return {
    async load(pageName) {
      call('load', pageName)
      const projectId = store.getState().document?.projectId ?? '1'
      store.set({ document: { projectId, pageName }, changed: false })
      return succeed({ elements: page.nodes.size })
    },
    reload: async () => call('reload'),
    close: () => call('close'),
    editText: (id) => call('editText', id),
    undo: () => call('undo'),
    redo: () => call('redo'),
    async save() {
      if (!store.getState().changed) return fail('nothing-changed')
      call('save')
      store.set({ changed: false, savedAt: 0 })
      return succeed({ revision: store.getState().revision, bytes: 0 })
    },
    unsaved: () => null,
    source: () => ({ html: '', css: '', js: '' }),
    replaceSource: (texts, label) => call('replaceSource', texts, label),
    setDevice: (device) => store.set({ device }),
    setSize: (size) => store.set({ ...size, device: 'custom' }),
    setZoom: (zoom) => store.set({ zoom: typeof zoom === 'number' ? zoom : 1 }),
    setOutline: (outline) => store.set({ outline }),
    onFrameInteraction: () => () => {},
    showSpacing: (properties) => call('showSpacing', properties),
    sheets: () => [],
    async readFile(path) {
      const text = files.get(path)
      return text === undefined ? fail('file-missing', path) : succeed(text)
    },
    async changeFiles(change, label) {
      if (store.getState().readOnly) return fail('read-only')
      call('changeFiles', change, label)
      writeTexts(files, change.files)
      changed()
      return succeed()
    },
    async keepUploaded(paths, label, replaced) {
      if (store.getState().readOnly) return fail('read-only')
      call('keepUploaded', paths, label, ...(replaced ? [replaced] : []))
      changed()
      return succeed()
    },
    async replaceFiles(texts, label, entries) {
      if (store.getState().readOnly) return fail('read-only')
      call('replaceFiles', texts, label)
      writeTexts(files, texts)
      const { project } = record.getState()
      if (project && entries) record.set({ project: { ...project, ...entries } as Project })
      changed()
      return succeed()
    },
    replaceSheet: () => fail('file-missing'),
    previewSheets: (sheets) => call('previewSheets', sheets),
    playAnimation: () => fail('animation-missing'),
  } satisfies Partial<CanvasService>
}

/** A canvas without a frame: a tree, a selection, rules and blocks, as the panels see them. */
export function createFakeCanvas(options: FakeCanvasOptions = {}): FakeCanvas {
  const page = createFakePage(options.page ?? { tag: 'body' })
  const calls: FakeCall[] = []
  const store = createState<CanvasState>({
    ...emptyState,
    document: { projectId: '1', pageName: options.pageName ?? 'index' },
    elements: page.nodes.size,
  })
  const record = createState<{ project: Project | null }>({ project: options.project ?? null })

  function changed() {
    const { revision, selected } = store.getState()
    store.set({
      revision: revision + 1,
      changed: true,
      elements: page.nodes.size,
      selected: selected && page.describe(selected.id),
    })
  }

  const styles = createFakeStyleSurface(options, changed)
  const look = createState(normalPreferences)
  const bench: Bench = {
    page,
    store,
    styles,
    call: (verb, ...given) => void calls.push({ verb, with: given }),
    changed,
    files: new Map(Object.entries(options.files ?? {})),
    record,
  }
  return {
    state: store,
    styles,
    page,
    calls,
    record,
    look: { state: look, set: look.set },
    blocks: createState({ blocks: options.blocks ?? [] }),
    editRecord(key, value) {
      const { project } = record.getState()
      if (!project) return
      record.set({ project: { ...project, [key]: value } })
      changed()
    },
    ...treeVerbs(bench),
    ...insertVerbs(bench),
    ...pageVerbs(bench),
  }
}
