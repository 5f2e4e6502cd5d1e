import type { Dispose, NodeId, StyleEdit, StyleRule, StyleState } from '@pergola/contracts'
import type { Gesture, SiteChange, SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { describeElement } from '../service/describe-element.ts'
import type { Conditions } from './conditions.ts'
import { inlineDeclarations, inlineEdits } from './inline-edits.ts'
import { readableClass } from './named-class.ts'
import { readStyleState } from './style-state.ts'
import { giveClass, targetRule, type Choice } from './target.ts'
import { editsInPlace, writeEdits } from './write-rule.ts'

/** What the style panel edits now, as the folders around it may know it. */
export interface StyleTarget {
  readonly choice: () => Choice
  readonly conditionsOf: (frame: PageFrame) => Conditions
}

export interface ElementEdits {
  readonly id: NodeId
  readonly edits: readonly StyleEdit[]
  /** Elements beside it stay as they are: where its rule styles them, too, it gets a class of its own. */
  readonly alone?: boolean
}

/** Styles of elements each in the rule that the style panel would edit for it; together they are one step. */
export interface EachElement {
  stateOf(id: NodeId): StyleState
  /** Shown and not recorded; the next call replaces it. */
  show(list: readonly ElementEdits[], label: string): void
  /**
   * Records a step and says which; null where nothing was done. With `onto`, a step that is still the newest, it becomes
   * part of that.
   */
  keep(list: readonly ElementEdits[], label: string, onto?: object | null): object | null
  /** Takes what is only shown back. */
  cancel(): void
  dispose: Dispose
}

interface Target {
  readonly core: CanvasCore
  readonly choice: Choice
  readonly rule: StyleRule
  readonly edits: readonly StyleEdit[]
  /** It is to be written to a class of its own. */
  readonly apart: boolean
}

/** The other folders of this package ask for what is selected: here that is one element of several. */
function coreFor(core: CanvasCore, page: OpenPage, id: NodeId): CanvasCore {
  const getState = () => ({ ...core.store.getState(), selection: [id], selected: describeElement(page, id) })
  return { ...core, store: { ...core.store, getState } }
}

/** Those that say an inset or a line of a grid, too. */
function shorthands(property: string): readonly string[] {
  if (property.startsWith('grid-')) return ['grid-area', property.replace(/-(?:start|end)$/, '')]
  const logical = /^(inset-(?:inline|block))-/.exec(property)?.[1]
  return ['inset', ...(logical === undefined ? [] : [logical])]
}

const keyOf = ({ selector, states, atRule }: StyleRule) => JSON.stringify([selector, states, atRule])

/** Others than those that are edited, too. */
function stylesOthersBeside({ frame }: CanvasCore, id: NodeId, rule: StyleRule, edited: ReadonlySet<NodeId>): boolean {
  const { selector } = rule
  const element = frame?.projection.elementOf(id)
  if (!element?.parentElement || !CSS.supports(`selector(${selector})`)) return false
  return [...element.parentElement.children].some((other) => {
    const otherId = frame?.projection.idOf(other)
    return other !== element && (otherId === undefined || !edited.has(otherId)) && other.matches(selector)
  })
}

class EachElementStyles implements EachElement {
  readonly dispose: Dispose
  private readonly core: CanvasCore
  private readonly panel: StyleTarget
  private gesture: Gesture | null = null
  private readonly made = new Map<NodeId, string>()

  constructor(core: CanvasCore, panel: StyleTarget) {
    this.core = core
    this.panel = panel
    this.dispose = core.settle.on(() => this.cancel())
  }

  private choiceFor(page: OpenPage, id: NodeId, core: CanvasCore): Choice {
    const { selection } = this.core.store.getState()
    // What is chosen in the panel is chosen for what is selected.
    if (selection.length === 1 && selection[0] === id) return this.panel.choice()
    return {
      className: null,
      states: [],
      selector: null,
      atRule: undefined,
      freshName: () => this.freshName(page, id, core),
      sheet: null,
      inline: false,
    }
  }

  /** The page does not show yet what this step names before. */
  private freshName(page: OpenPage, id: NodeId, core: CanvasCore): string {
    const known = this.made.get(id)
    if (known !== undefined) return known
    const node = page.node(id)
    const base = node ? readableClass(core, node) : 'element'
    const taken = new Set(this.made.values())
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`
    this.made.set(id, name)
    return name
  }

  stateOf(id: NodeId): StyleState {
    const { page } = this.core
    const core = page ? coreFor(this.core, page, id) : this.core
    const choice = page ? this.choiceFor(page, id, core) : this.panel.choice()
    return readStyleState(core, choice, this.panel.conditionsOf)
  }

  /** What the style attribute of an element says is edited there: from a rule it would have no effect. */
  private inlinePart(page: OpenPage, { id, edits }: ElementEdits): readonly StyleEdit[] {
    const node = page.node(id)
    const said = new Set(node ? inlineDeclarations(page, node).map(({ property }) => property) : [])
    const isChosen = this.choiceFor(page, id, coreFor(this.core, page, id)).inline
    if (isChosen || said.size === 0) return isChosen ? edits : []
    return edits.filter(({ property }) => said.has(property) || shorthands(property).some((name) => said.has(name)))
  }

  private inlineOperations(page: OpenPage, list: readonly ElementEdits[]): SiteOperation[] {
    return list.flatMap((one) => {
      const node = page.node(one.id)
      return node ? inlineEdits(page, [node])(this.inlinePart(page, one)) : []
    })
  }

  private targets(page: OpenPage, list: readonly ElementEdits[]): readonly Target[] {
    const edited = new Set(list.map(({ id }) => id))
    return list.flatMap((one) => {
      const { id } = one
      const core = coreFor(this.core, page, id)
      const choice = this.choiceFor(page, id, core)
      const inline = new Set(this.inlinePart(page, one))
      const edits = one.edits.filter((each) => !inline.has(each))
      const rule = targetRule(core, choice)
      const apart = one.alone === true && rule !== null && stylesOthersBeside(core, id, rule, edited)
      return rule ? [{ core, choice, rule, edits, apart }] : []
    })
  }

  /** Elements that share a rule and are to differ get a class of their own each. */
  private apart(
    page: OpenPage,
    targets: readonly Target[],
    apply: (operation: SiteOperation) => void,
  ): readonly Target[] {
    const said = new Map<string, Set<string>>()
    for (const { rule, edits } of targets) {
      said.set(keyOf(rule), (said.get(keyOf(rule)) ?? new Set()).add(JSON.stringify(edits)))
    }
    return targets.flatMap((target) => {
      const { core, choice, edits } = target
      const id = core.store.getState().selection[0] as NodeId
      const node = page.node(id)
      if (edits.length === 0) return []
      const differs = (said.get(keyOf(target.rule))?.size ?? 1) > 1
      if (!node || !(differs || target.apart)) return [target]
      const className = this.freshName(page, id, core)
      for (const operation of giveClass(page, [node], className)) apply(operation)
      const own = { ...choice, className, selector: null }
      const rule = targetRule(core, own)
      return rule ? [{ core, choice: own, rule, edits, apart: false }] : []
    })
  }

  private write(
    page: OpenPage,
    list: readonly ElementEdits[],
    apply: (operation: SiteOperation) => readonly SiteChange[],
  ): void {
    for (const operation of this.inlineOperations(page, list)) apply(operation)
    const written = new Set<string>()
    for (const target of this.apart(page, this.targets(page, list), apply)) {
      // What several elements are told by one rule is said once.
      if (written.has(keyOf(target.rule))) continue
      written.add(keyOf(target.rule))
      writeEdits(target, page, apply)
    }
  }

  show(list: readonly ElementEdits[], label: string): void {
    const { page } = this.core
    if (!page || !this.core.canEdit()) return
    const changes: SiteChange[] = [...(this.gesture?.cancel() ?? [])]
    const gesture = page.history.begin(label)
    this.gesture = gesture
    this.write(page, list, (operation) => {
      const made = gesture.add([operation])
      for (const change of made) changes.push(change)
      return made
    })
    page.tell(changes)
  }

  keep(list: readonly ElementEdits[], label: string, onto: object | null = null): object | null {
    const { page } = this.core
    if (!page || !this.core.canEdit()) return null
    const joined = onto && this.extend(page, list, onto)
    if (joined) return joined
    const before = page.history.state.undoStep
    this.show(list, label)
    this.gesture?.commit()
    this.gesture = null
    this.made.clear()
    this.core.published()
    const step = page.history.state.undoStep
    return step === before ? null : step
  }

  private extend(page: OpenPage, list: readonly ElementEdits[], onto: object): object | null {
    const changed = this.targets(page, list).filter(({ edits }) => edits.length > 0)
    const parts = changed.map(({ rule, edits }) => editsInPlace(page, rule, edits))
    if (parts.some((part) => part === null)) return null
    const changes = page.history.extend(onto, [
      ...this.inlineOperations(page, list),
      ...parts.flatMap((part) => part ?? []),
    ])
    if (changes === null) return null
    page.tell(changes)
    this.core.published()
    return page.history.state.undoStep
  }

  cancel(): void {
    const changes = this.gesture?.cancel() ?? []
    this.gesture = null
    this.made.clear()
    if (changes.length > 0) this.core.page?.tell(changes)
  }
}

export function createEachElement(core: CanvasCore, panel: StyleTarget): EachElement {
  return new EachElementStyles(core, panel)
}
