import { fail, succeed, type CanvasService, type EditFailure, type NodeId, type Outcome } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { isDirective } from '@pergola/site/directives'
import { canApply, isAttributeName } from '@pergola/site/html'
import { namesKey, withNames } from '../document/layer-names.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isFixed, parentElement } from '../service/describe-element.ts'
import { messages } from './messages.ts'

type Attributes = Pick<
  CanvasService,
  'setAttributes' | 'editAttributes' | 'setText' | 'setTag' | 'rename' | 'editRecord'
>

function refusal(core: CanvasCore, id: NodeId): EditFailure | null {
  if (core.store.getState().readOnly) return 'read-only'
  if (!core.canEdit()) return 'not-allowed'
  return core.page?.node(id)?.kind === 'element' ? null : 'node-missing'
}

/** The body of a composed page has no tag of its own: what it wears stands in the record. */
function bodyAttributes(page: OpenPage, attributes: Readonly<Record<string, string | null>>): SiteOperation {
  const project = page.project()
  const given: Record<string, string> = { ...page.record.bodyAttributes }
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) delete given[name]
    else given[name] = value
  }
  const pages = { ...project.pages, [page.name]: { ...page.record, bodyAttributes: given } }
  return { type: 'record', key: 'pages', value: pages }
}

/** Sets attributes where the element has them: in its tag, or for the body of a composed page in the record. */
export function attributeOperation(
  page: OpenPage,
  id: NodeId,
  attributes: Readonly<Record<string, string | null>>,
): SiteOperation {
  const inRecord = page.composed && id === page.tree.body()
  return inRecord ? bodyAttributes(page, attributes) : page.inHtml({ type: 'html.attributes', node: id, attributes })
}

/** A whole document runs the template engine from its first directive written here on. */
function engineOperation(page: OpenPage, changed: readonly (readonly [string, string | null])[]): SiteOperation[] {
  const isFirst = !page.composed && !page.record.directives
  if (!isFirst || !changed.some(([name, value]) => value !== null && isDirective(name, value))) return []
  const pages = { ...page.project().pages, [page.name]: { ...page.record, directives: true } }
  return [{ type: 'record', key: 'pages', value: pages }]
}

function setAttributes(
  page: OpenPage,
  id: NodeId,
  attributes: Readonly<Record<string, string | null>>,
): Outcome<undefined, EditFailure | 'invalid-name'> {
  const wrong = Object.keys(attributes).find((name) => !isAttributeName(name))
  if (wrong !== undefined) return fail('invalid-name', wrong)
  const node = page.node(id)
  const before = new Map((node ? page.attributesOf(node) : []).map(({ name, value }) => [name, value]))
  const changed = Object.entries(attributes).filter(([name, value]) => (before.get(name) ?? null) !== value)
  if (changed.length === 0) return succeed()
  page.run(messages.attributes, [
    attributeOperation(page, id, Object.fromEntries(changed)),
    ...engineOperation(page, changed),
  ])
  return succeed()
}

type Edits = Parameters<CanvasService['editAttributes']>[0]

/** All of it or, when one element cannot be edited, nothing. */
function editAttributes(
  core: CanvasCore,
  page: OpenPage,
  edits: Edits,
): Outcome<SiteOperation[], EditFailure | 'invalid-name'> {
  const operations: SiteOperation[] = []
  for (const { id, attributes } of edits) {
    const refused = refusal(core, id)
    if (refused) return fail(refused)
    const wrong = Object.keys(attributes).find((name) => !isAttributeName(name))
    if (wrong !== undefined) return fail('invalid-name', wrong)
    if (Object.keys(attributes).length > 0) operations.push(attributeOperation(page, id, attributes))
  }
  const written = edits.flatMap(({ attributes }) => Object.entries(attributes))
  return succeed([...operations, ...engineOperation(page, written)])
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function setText(page: OpenPage, id: NodeId, text: string): void {
  const children = page.node(id)?.children ?? []
  const [only] = children
  if (children.length === 1 && only !== undefined && page.node(only)?.kind === 'text') {
    if (page.node(only)?.value !== text)
      page.run(messages.text, [page.inHtml({ type: 'html.text', node: only, value: text })])
    return
  }
  const removals = children.map((node) => page.inHtml({ type: 'html.remove', node }))
  const nodes = text === '' ? [] : page.parse(escaped(text), id)
  const insertion = nodes.length > 0 ? [page.inHtml({ type: 'html.insert', parent: id, index: 0, nodes })] : []
  page.run(messages.text, [...removals, ...insertion])
}

function mayBecome(page: OpenPage, id: NodeId, name: string): boolean {
  const node = page.node(id)
  if (!node || isFixed(page, id) || !/^[a-z][a-z0-9-]*$/.test(name) || parentElement(page, id) === null) return false
  if (['html', 'head', 'body', 'script', 'style', 'template'].includes(name)) return false
  return canApply(page.tree, { type: 'html.tag', node: id, name })
}

export function createAttributes(core: CanvasCore): Attributes {
  return {
    setAttributes(id, attributes) {
      const refused = refusal(core, id)
      return refused || !core.page ? fail(refused ?? 'not-allowed') : setAttributes(core.page, id, attributes)
    },
    editAttributes(edits, label, record = {}, files = {}) {
      const { page } = core
      if (core.store.getState().readOnly) return fail('read-only')
      if (!page || !core.canEdit()) return fail('not-allowed')
      const operations = editAttributes(core, page, edits)
      if (!operations.ok) return operations
      const entries = Object.entries(record).map(([key, value]): SiteOperation => ({ type: 'record', key, value }))
      const texts = Object.entries(files).map(([file, text]): SiteOperation => ({ type: 'text', file, text }))
      const all = [...operations.value, ...entries, ...texts]
      if (all.length > 0) page.run(label, all)
      return succeed()
    },
    setText(id, text) {
      const refused = refusal(core, id)
      if (refused || !core.page) return fail(refused ?? 'not-allowed')
      if (isFixed(core.page, id)) return fail('not-allowed')
      setText(core.page, id, text)
      return succeed()
    },
    setTag(id, tag, attributes = {}) {
      const refused = refusal(core, id)
      if (refused || !core.page) return fail(refused ?? 'not-allowed')
      const name = tag.trim().toLowerCase()
      if (!mayBecome(core.page, id, name)) return fail('not-allowed')
      if (core.page.node(id)?.name === name) return succeed()
      core.page.run(messages.tag(name), [
        core.page.inHtml({ type: 'html.tag', node: id, name }),
        ...(Object.keys(attributes).length > 0 ? [attributeOperation(core.page, id, attributes)] : []),
      ])
      return succeed()
    },
    rename(id, label) {
      const refused = refusal(core, id)
      const { page } = core
      if (refused || !page) return fail(refused ?? 'not-allowed')
      const before = page.labels.of(id)
      if (before === label.trim()) return succeed()
      page.labels.set(id, label)
      if (page.labels.of(id) === before) return succeed()
      const names = withNames(page.project(), page.name, page.labels.byPlace())
      page.run(messages.rename, [{ type: 'record', key: namesKey, value: names }])
      return succeed()
    },
    editRecord(key, value, label, since) {
      const { page } = core
      if (!page || !core.canEdit()) return
      const operations = [{ type: 'record', key, value }] as const
      const step = core.store.getState().revision === since ? page.history.state.undoStep : null
      page.tell((step && page.history.extend(step, operations)) ?? page.history.run(label, operations))
    },
  }
}
