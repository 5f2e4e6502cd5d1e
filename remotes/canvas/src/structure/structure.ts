import { fail, succeed, type CanvasService, type EditFailure, type NodeId, type Outcome } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { HtmlSubtree } from '@pergola/site/html'
import { ownIds } from '@pergola/site/ids'
import type { ArrivingBlock } from '../blocks/block-definition.ts'
import type { Blocks } from '../blocks/blocks.ts'
import { tellSwitchedOff } from '../blocks/tell-switched-off.ts'
import { noStyles, type PayloadStyles } from '../clipboard/payload-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isFixed, parentElement } from '../service/describe-element.ts'
import { elementChildren, reveal } from '../service/selecting.ts'
import { bringStyles } from '../styles/bring-styles.ts'
import { isOff, switchedOff } from './component-switches.ts'
import { defaultPlaces, placesOfSection } from './default-places.ts'
import { messages } from './messages.ts'
import { rootOf } from './fragment-roots.ts'
import { ownInteractions, withoutInteractions } from './own-interactions.ts'
import { leavingMotions, ownMotions, withoutMotions, type Copied } from './own-motions.ts'
import { leaveEmpty, moveOne } from './moving.ts'
import { mayMove, perParent, readFor, slotOf, whyNotThere, type Where } from './place.ts'
import { withinItsCopy } from './same-copy.ts'
import { firstLines, habitOf, isSpace, neighboursOf, spaceToRemove } from './white-space.ts'

interface Structure extends Pick<CanvasService, 'insertBlock' | 'move' | 'canMove' | 'duplicate' | 'clear'> {
  remove(ids: readonly NodeId[]): Outcome<undefined, EditFailure>
  insertHtml(html: string, where?: Where, copies?: Copies): Outcome<readonly NodeId[], EditFailure>
}

export interface Copies extends Copied {
  /** Of interactions the same. */
  readonly motions?: 'clone' | 'none'
  /** Of where they were copied. */
  readonly styles?: PayloadStyles
}

interface StructureInput {
  readonly core: CanvasCore
  readonly blocks: Blocks
  readonly select: (ids: readonly NodeId[]) => void
}

/** Elements that are not inside another one of the list, in the order of the page. */
export function outermost(page: OpenPage, ids: readonly NodeId[]): readonly NodeId[] {
  const chosen = new Set(ids)
  const isInner = (id: NodeId) => {
    for (let at = parentElement(page, id); at !== null; at = parentElement(page, at)) if (chosen.has(at)) return true
    return false
  }
  return [...chosen].filter((id) => page.node(id)?.kind === 'element' && !isInner(id))
}

export function refusal(core: CanvasCore): 'read-only' | 'not-allowed' | null {
  if (core.store.getState().readOnly) return 'read-only'
  return core.canEdit() ? null : 'not-allowed'
}

/** Puts subtrees where they shall stand, each on a line of its own where its neighbours are. */
export function insertion(page: OpenPage, where: Where, given: readonly HtmlSubtree[]): SiteOperation | null {
  const slot = slotOf(page, where)
  if (!slot || given.length === 0) return null
  const first = firstLines(page, slot.parent)
  const habit = first ? null : habitOf(page, slot.parent)
  if (!first && habit === null) return page.inHtml({ type: 'html.insert', ...slot, nodes: given })
  // Each gets a line of its own, in place of the lines that part them where they come from.
  const nodes = given.filter((node) => !isSpace(rootOf(node)))
  if (first) {
    const space = (text: string) => page.parse(text, slot.parent)
    const lines = [...nodes.flatMap((node) => [...space(first.before), node]), ...space(first.after)]
    return page.inHtml({ type: 'html.insert', ...slot, nodes: lines })
  }
  const space = () => page.parse(habit ?? '', slot.parent)
  const spaced =
    where.position === 'before'
      ? nodes.flatMap((node) => [node, ...space()])
      : nodes.flatMap((node) => [...space(), node])
  return page.inHtml({ type: 'html.insert', ...slot, nodes: spaced })
}

function firstPlace(page: OpenPage, { html, fit }: Pick<Insertion, 'html' | 'fit'>, places: Iterable<Where>) {
  for (const where of places) {
    const nodes = readFor(page, html, where)
    if (nodes) return { where, nodes: (fit && readFor(page, fit(page, where), where)) ?? nodes }
  }
  return null
}

function parentsFor(page: OpenPage, { where, nodes }: { where: Where; nodes: readonly HtmlSubtree[] }) {
  const parent = slotOf(page, where)?.parent ?? null
  return nodes.map(() => parent)
}

interface Inserted {
  readonly page: OpenPage
  readonly inserted: readonly HtmlSubtree[]
  /** What each is put into; none where they are no copies. */
  readonly parents: readonly (NodeId | null)[]
}

/** Ids with their rules, names of fields, motions and interactions belong to elements: what a copy has is its own. */
function ownRecords(
  { fitting }: Pick<CanvasCore, 'fitting'>,
  { page, inserted, parents }: Inserted,
  { motions = 'clone', styles = noStyles, ...copied }: Copies = {},
  haveRules = copied.areCopies === true && styles === noStyles,
): { readonly records: SiteOperation[]; readonly styles: PayloadStyles } {
  const edits = ownIds(page.tree, inserted)
  const looks = fitting.now()?.looksOfCopies(page, inserted, { edits, styles, haveRules })
  const names = fitting.now()?.namesOfCopies(page, inserted, parents) ?? []
  const ids = [...edits.map((edit) => page.inHtml(edit)), ...names, ...(looks?.rules ?? [])]
  const others =
    motions === 'none'
      ? [...withoutMotions(page, inserted), ...withoutInteractions(page, inserted)]
      : [...ownMotions(page, inserted, copied), ...ownInteractions(page, inserted, copied)]
  return { records: [...ids, ...others], styles: looks?.styles ?? styles }
}

interface Insertion {
  readonly html: string
  readonly where: Where | undefined
  readonly label: string
  readonly copies?: Copies | undefined
  /** The markup as the place that was found needs it. */
  readonly fit?: ((page: OpenPage, where: Where) => string) | undefined
  /** Where it may stand when no place is given, the best first. */
  readonly places?: (core: CanvasCore, page: OpenPage) => Iterable<Where>
  /** Writes the rules that come along. */
  readonly bring?: ArrivingBlock['bring']
}

function insertHtml(
  { core, select }: StructureInput,
  { html, where, label, copies, fit, places = defaultPlaces, bring }: Insertion,
): Outcome<readonly NodeId[], EditFailure> {
  const refused = refusal(core)
  const { page } = core
  if (refused || !page) return fail(refused ?? 'not-allowed')
  if (where && !page.node(where.target)) return fail('node-missing')
  const found = firstPlace(page, { html, fit }, where ? [where] : places(core, page))
  const operation = found && insertion(page, found.where, found.nodes)
  if (!operation) return fail('not-allowed')
  const parents = copies ? parentsFor(page, found) : []
  const { records, styles } = ownRecords(core, { page, inserted: found.nodes, parents }, copies)
  const roots = found.nodes.map(rootOf)
  const ids = roots.filter(({ kind }) => kind === 'element').map(({ id }) => id)
  const changes = page.history.group(label, (apply) => {
    for (const each of [operation, ...records]) apply(each)
    if (fit) bringStyles(page, core.fitting.now()?.blockStyles(page, html) ?? noStyles, apply)
    bringStyles(page, styles, apply)
    bring?.(page, ids, apply)
  })
  page.tell(changes)
  if (ids.length > 0) select(ids)
  // A hand that drops it looks at the place.
  if (!where) reveal(core, ids.at(-1))
  return succeed(ids)
}

function move({ core }: StructureInput, ids: readonly NodeId[], where: Where): Outcome<undefined, EditFailure> {
  const refused = refusal(core)
  const { page } = core
  if (refused || !page) return fail(refused ?? 'not-allowed')
  const moved = outermost(page, ids)
  if (moved.length === 0 || !page.node(where.target)) return fail('node-missing')
  const place = withinItsCopy(page, moved, where)
  if (!mayMove(page, moved, place))
    return fail('not-allowed', switchedOff(page, moved, 'draggable') ?? whyNotThere(page, moved, place))
  const changes = page.history.group(messages.move, (apply) => {
    let at = place
    for (const id of moved) {
      if (at.target === id) continue
      moveOne(page, id, at, apply)
      at = { target: id, position: 'after' }
    }
  })
  page.tell(changes)
  return succeed()
}

function duplicate(
  { core, select }: StructureInput,
  ids: readonly NodeId[],
  motions: 'clone' | 'none',
): Outcome<readonly NodeId[], EditFailure> {
  const refused = refusal(core)
  const { page } = core
  if (refused || !page) return fail(refused ?? 'not-allowed')
  const originals = outermost(page, ids).filter((id) => !isFixed(page, id) && !isOff(page, id, 'copyable'))
  if (originals.length === 0) return fail(ids.length > 0 ? 'not-allowed' : 'node-missing')
  // Side by side they are one thing: their copies stand behind the last of them, in the same order.
  const groups = neighboursOf(page, originals).map((group) => group.map((id) => page.copy(id)))
  const ends = neighboursOf(page, originals).map((group) => group.at(-1) ?? -1)
  const made = groups.flat()
  const parents = neighboursOf(page, originals).flatMap((run) => run.map((id) => page.node(id)?.parent ?? null))
  const own = ownRecords(core, { page, inserted: made, parents }, { motions }, true)
  // From behind, so that no copy moves the place of another.
  const placeOf = (index: number) => slotOf(page, { target: ends[index] ?? -1, position: 'after' })?.index ?? 0
  const backwards = groups.map((_group, index) => index).toSorted((one, other) => placeOf(other) - placeOf(one))
  const insertions = backwards.flatMap(
    (index) => insertion(page, { target: ends[index] ?? -1, position: 'after' }, groups[index] ?? []) ?? [],
  )
  page.run(messages.duplicate, [...insertions, ...own.records])
  const added = made.map(({ id }) => id)
  select(added)
  reveal(core, added.at(-1))
  return succeed(added)
}

function remove({ core, select }: StructureInput, ids: readonly NodeId[]): Outcome<undefined, EditFailure> {
  const refused = refusal(core)
  const { page } = core
  if (refused || !page) return fail(refused ?? 'not-allowed')
  const gone = outermost(page, ids).filter((id) => !isFixed(page, id) && !isOff(page, id, 'removable'))
  if (gone.length === 0) return fail(ids.length > 0 ? 'not-allowed' : 'node-missing')
  const next = nextSelection(page, gone)
  const motions = leavingMotions(page, gone)
  const changes = page.history.group(messages.remove, (apply) => {
    for (const operation of motions) apply(operation)
    for (const id of gone) {
      const parent = page.node(id)?.parent ?? null
      const space = spaceToRemove(page, id)
      if (space !== null) apply(page.inHtml({ type: 'html.remove', node: space }))
      apply(page.inHtml({ type: 'html.remove', node: id }))
      leaveEmpty(page, parent, apply)
    }
  })
  page.tell(changes)
  select(next)
  return succeed()
}

function clear({ core, select }: StructureInput): Outcome<undefined, EditFailure> {
  const { page } = core
  const body = page?.node(page.tree.body())
  const refused = refusal(core)
  if (refused || !page || !body) return fail(refused ?? 'not-allowed')
  // From behind: white space that is left alone in front would make the page spell its body out.
  page.run(
    messages.clear,
    body.children.toReversed().map((node) => page.inHtml({ type: 'html.remove', node })),
  )
  select([])
  return succeed()
}

/** What stands beside: whoever presses Delete once more takes no more than that, and not all that is around it. */
function nextSelection(page: OpenPage, [gone, ...others]: readonly NodeId[]): readonly NodeId[] {
  const parent = gone === undefined || others.length > 0 ? null : parentElement(page, gone)
  if (parent === null || gone === undefined) return []
  const row = elementChildren(page, parent)
  const at = row.indexOf(gone)
  return [row[at + 1] ?? row[at - 1] ?? parent]
}

export function createStructure(input: StructureInput): Structure {
  const { core, blocks } = input
  let asked: { key: string; answer: (where: Where) => boolean } | null = null

  /** A drag asks the same of every place it passes. */
  function answerFor(page: OpenPage, ids: readonly NodeId[]): (where: Where) => boolean {
    const key = `${core.store.getState().revision} ${ids.join(' ')}`
    const known = asked?.key === key ? asked : { key, answer: perParent(page, (where) => mayMove(page, ids, where)) }
    asked = known
    return known.answer
  }

  /** A symbol or a template of the project stays as it was made. */
  const isOurs = (blockId: string) => blocks.state.getState().blocks.some(({ id }) => id === blockId)
  const fitFor = (html: string) => (page: OpenPage, place: Where) =>
    core.fitting.now()?.fittedBlock(page, core.frame, html, place) ?? html

  return {
    insertBlock(blockId, where) {
      const block = blocks.find(blockId)
      if (!block) return fail('node-missing')
      const arriving = core.page && block.onPage?.(core.page)
      // What brings rules comes with the list of blocks: without it they would be lost.
      if (block.css && !arriving) return fail('not-allowed')
      const outcome = insertHtml(input, {
        html: block.html,
        where,
        label: messages.insert(block.label),
        copies: { areCopies: true },
        fit: isOurs(blockId) && !arriving ? fitFor(block.html) : undefined,
        ...((blockId === 'section' || block.isPart) && { places: placesOfSection }),
        ...arriving,
      })
      const [id] = outcome.ok ? outcome.value : []
      if (!outcome.ok) return outcome
      tellSwitchedOff(core, block)
      return id === undefined ? fail('not-allowed') : succeed(id)
    },
    insertHtml: (html, where, copies) => insertHtml(input, { html, where, label: messages.insertHtml, copies }),
    move: (ids, where) => move(input, ids, where),
    canMove: (ids, where) => core.page !== null && core.canEdit() && answerFor(core.page, ids)(where),
    duplicate: (ids, { motions = 'clone' } = {}) => duplicate(input, ids, motions),
    remove: (ids) => remove(input, ids),
    clear: () => clear(input),
  }
}
