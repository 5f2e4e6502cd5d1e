import {
  combine,
  type CanvasState,
  type Dispose,
  type EditOptions,
  type StyleEdit,
  type StyleRule,
} from '@pergola/contracts'
import type { RuleLine, StyleRules, StyleState, StyleSurface } from '@pergola/contracts'
import {
  findRule,
  isSelectorText,
  readAtRuleText,
  removeRuleOperations,
  sameAtRules,
  widthRangeOf,
} from '@pergola/site/css'
import type { Gesture, SiteOperation } from '@pergola/site/document'
import { widthInside } from '../breakpoints/breakpoints.ts'
import { editedAtRule } from '../breakpoints/site-breakpoints.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Sizing } from '../viewport/sizing.ts'
import { addressPlace } from './address-place.ts'
import { createClassVerbs } from './class-verbs.ts'
import { readBackdrop } from './read-backdrop.ts'
import { readCascade } from './read-cascade.ts'
import { createConditions } from './conditions.ts'
import { moveHiddenItems } from './hidden-items.ts'
import { createLazyState } from './lazy-state.ts'
import { createMerging, type Joined, type Merging } from './merging.ts'
import { messages } from './messages.ts'
import { createRuleVerbs } from './rule-verbs.ts'
import { createShownStates } from './shown-states.ts'
import { readableClass } from './named-class.ts'
import { isReachedBy } from './scopes.ts'
import { emptyStyleState, prepareRules, readStyleState } from './style-state.ts'
import { giveClass, selectedNodes, targetRule, type Choice } from './target.ts'
import { editsInPlace, fileOf, safeEdits, sheetWith, writeEdits } from './write-rule.ts'

interface Styles {
  readonly surface: StyleSurface & { readonly rules: StyleRules }
  dispose: Dispose
}

function noChoice(core: CanvasCore): Choice {
  let made: string | null = null
  const freshName = () => {
    const [node] = selectedNodes(core)
    made ??= node ? readableClass(core, node) : ''
    return made
  }
  return { className: null, states: [], selector: null, atRule: undefined, freshName, sheet: null }
}

/**
 * When to tell that the styles of the element are others; null when they are not. Another element is shown with the
 * picture that selects it; what an edit changes on the page is seen first.
 */
function newsOf(now: CanvasState, before: CanvasState): 'in-picture' | 'after-picture' | null {
  const sized = now.width === before.width && now.height === before.height
  const edited = now.revision !== before.revision
  const same = now.selected === before.selected && now.selection === before.selection
  if (sized && !edited && same && now.phase === before.phase) return null
  return edited && now.selected?.id === before.selected?.id ? 'after-picture' : 'in-picture'
}

class PageStyles implements StyleSurface {
  readonly state
  readonly rules: StyleRules
  readonly addClass: StyleSurface['addClass']
  readonly removeClass: StyleSurface['removeClass']
  readonly classSuggestions: StyleSurface['classSuggestions']
  private readonly core: CanvasCore
  private readonly sizing: Sizing
  private readonly conditionsOf: ReturnType<typeof createConditions>
  private choice: Choice
  private preview: Gesture | null = null
  /** Every field asks several times while it is drawn, and each question makes the browser put its layout in order. */
  private readonly browserValues = new Map<string, string>()
  private readonly merging: Merging
  private readonly shownStates = createShownStates()

  constructor(core: CanvasCore, sizing: Sizing) {
    this.core = core
    this.choice = noChoice(core)
    this.sizing = sizing
    this.merging = createMerging(core)
    this.rules = createRuleVerbs({
      core,
      choice: () => this.choice,
      follow: (from, states) => this.follow(from, states),
    })
    const classes = createClassVerbs({ core, choice: () => this.choice, choose: (part) => this.choose(part) })
    this.addClass = classes.addClass
    this.removeClass = classes.removeClass
    this.classSuggestions = classes.classSuggestions
    this.conditionsOf = createConditions(core, () => this.changed())
    this.state = createLazyState<StyleState>(emptyStyleState, () =>
      readStyleState(core, this.choice, this.conditionsOf),
    )
  }

  watch(): Dispose {
    const { core } = this
    const unsettle = core.settle.on(this.endPreview)
    const unwatch = core.store.subscribe((now, before) => {
      if (now.selection !== before.selection) this.choice = noChoice(core)
      else if (now.width !== before.width || now.device !== before.device) this.choose({ atRule: undefined })
      const when = newsOf(now, before)
      if (when) this.changed(when)
      if (now.phase === 'ready' && before.phase !== 'ready') this.prepare()
    })
    return combine(
      () => this.shownStates(null, null, []),
      unsettle,
      unwatch,
      core.sheetLoaded.on(() => this.changed()),
    )
  }

  /** Reads and sorts the page's rules while nobody waits, so that the first element selected finds them ready. */
  private prepare(): void {
    const { page, frame } = this.core
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
    idle(() => {
      if (!page || !frame || this.core.frame !== frame) return
      readCascade({ page, frame, conditions: this.conditionsOf(frame), element: frame.document.body, rule: null })
      prepareRules(page)
    })
  }

  private choose(part: Partial<Choice>): void {
    // A sheet is chosen for one rule.
    this.choice = { ...this.choice, sheet: null, ...part }
    this.changed()
  }

  private changed(when: 'in-picture' | 'after-picture' = 'in-picture'): void {
    this.browserValues.clear()
    this.showStates()
    this.state.invalidate(when)
  }

  /** Of a rule that is not for the selected element nothing can be shown on it. */
  private showStates(): void {
    const { frame, store } = this.core
    const { selector, states, atRule = null } = this.choice
    const selected = store.getState().selected
    const element = (selected && frame?.projection.elementOf(selected.id)) ?? null
    const isFor =
      element !== null && (selector === null || isReachedBy(element, { selector, atRules: readAtRuleText(atRule) }))
    this.shownStates(frame, isFor ? element : null, states)
  }

  edit = (edits: readonly StyleEdit[], options: EditOptions = {}): void => {
    const rule = targetRule(this.core, this.choice)
    const { page } = this.core
    const wanted = safeEdits(edits)
    if (!rule || !page || !this.core.canEdit() || wanted.length === 0) return
    const label = options.label ?? messages.edit(wanted.map(({ property }) => property))
    if (options.preview || this.preview?.open) this.merging.forget()
    if (options.preview) this.show(rule, { edits: wanted, label, back: [] })
    else this.keep(page, rule, wanted, label)
  }

  private keep(page: OpenPage, rule: StyleRule, edits: readonly StyleEdit[], label: string): void {
    const alone = !this.preview?.open
    const step = this.merging.join(page, rule, edits, label)
    this.show(rule, step)
    this.preview?.commit()
    this.preview = null
    // The step is known to the history only now.
    this.core.published()
    if (alone) this.merging.made(page, rule, step)
    else this.merging.forget()
  }

  /** Takes back what was shown before and shows this instead; a rule that stands is changed in one go. */
  private show(rule: StyleRule, { edits, label, back: before }: Joined): void {
    const page = this.core.page
    if (!page) return
    const open = this.preview?.open === true ? this.preview : null
    const back = open && this.inPlace ? before : [...before, ...(open?.cancel() ?? [])]
    const operations = open && this.inPlace ? this.inPlace(edits) : editsInPlace(page, rule, edits)
    if (operations) {
      const gesture = open?.open ? open : page.history.begin(label)
      this.preview = gesture
      this.inPlace = (next) => editsInPlace(page, rule, next)
      return page.tell([...back, ...gesture.replace(operations)])
    }
    this.inPlace = null
    const gesture = page.history.begin(label)
    this.preview = gesture
    const changes = [...back]
    const apply = (operation: SiteOperation) => {
      const made = gesture.add([operation])
      for (const change of made) changes.push(change)
      return made
    }
    writeEdits({ core: this.core, choice: this.choice, rule, edits }, page, apply)
    page.tell(changes)
  }

  /** Set while the gesture only edits a rule that stood before it began. */
  private inPlace: ((edits: readonly StyleEdit[]) => ReturnType<typeof editsInPlace>) | null = null

  endPreview = (): void => {
    const changes = this.preview?.cancel() ?? []
    this.preview = null
    this.inPlace = null
    this.core.page?.tell(changes)
  }

  computed = (property: string): string => {
    const known = this.browserValues.get(property)
    if (known !== undefined) return known
    const value = this.askBrowser(property)
    this.browserValues.set(property, value)
    return value
  }

  /** What is being styled, as it stands in the frame: an element, or a part of it. */
  private inFrame() {
    const selected = this.core.store.getState().selected
    const { frame } = this.core
    const element = selected && frame?.projection.elementOf(selected.id)
    if (!element || !frame) return null
    const part = this.choice.states.find((state) => state.startsWith('::')) ?? null
    return { window: frame.window, element, part }
  }

  private askBrowser(property: string): string {
    const styled = this.inFrame()
    if (!styled) return ''
    return styled.window.getComputedStyle(styled.element, styled.part).getPropertyValue(property)
  }

  backdrop = (): readonly string[] | null => {
    const styled = this.inFrame()
    return styled && readBackdrop(styled.window, styled.element, styled.part)
  }

  addressPlace = (): string | null => {
    const { page } = this.core
    const rule = targetRule(this.core, this.choice)
    return page && rule && addressPlace(this.core, page, rule)
  }

  selectClass = (className: string | null): void => this.choose({ className, selector: null, states: [] })

  setStates = (states: readonly string[]): void => {
    if (states.every((state) => isSelectorText(`a${state}`))) this.choose({ states })
  }

  selectRule = (rule: StyleRule): void => {
    if (!isSelectorText(rule.selector + rule.states.join(''))) return
    this.lookAt(rule.atRule)
    const atRule = this.isEdited(rule.atRule) ? undefined : rule.atRule
    // Of the class that is edited already: what is selected gets it with the first style, where it has it not yet.
    const isSame = this.choice.selector === null && targetRule(this.core, this.choice)?.selector === rule.selector
    this.choose({ selector: isSame ? null : rule.selector, states: rule.states, atRule })
  }

  /** Shows the page at a width that a rule holds for, so that its edits are seen. */
  private lookAt(atRule: string | null): void {
    if (this.isEdited(atRule)) return
    const range = widthRangeOf(atRule)
    if (range !== null) this.sizing.setSize({ width: widthInside(range) })
    else if (atRule === null) this.sizing.setDevice('desktop')
  }

  private isEdited(atRule: string | null): boolean {
    return sameAtRules(readAtRuleText(editedAtRule(this.core)), readAtRuleText(atRule))
  }

  splitOff = (): void => {
    const { page } = this.core
    const nodes = selectedNodes(this.core)
    const [node] = nodes
    if (!page || !node || !this.core.canEdit()) return
    const name = readableClass(this.core, node)
    page.run(messages.splitOff, giveClass(page, nodes, name))
    this.choose({ className: name, selector: null })
  }

  chooseSheet = (sheet: string): void => this.choose({ sheet })

  ownDeclarations = (): ReturnType<NonNullable<StyleSurface['ownDeclarations']>> => {
    const { page } = this.core
    const rule = targetRule(this.core, this.choice)
    const home = page && rule && sheetWith(page, rule)
    return (home && findRule(home.sheet, rule)?.declarations) ?? []
  }

  otherRules = async (): Promise<readonly RuleLine[]> => {
    const parts = await import('./other-rules.ts')
    const { page, frame } = this.core
    const rule = targetRule(this.core, this.choice)
    const selected = this.core.store.getState().selected
    const element = (selected && frame?.projection.elementOf(selected.id)) ?? null
    if (!page || !rule || !frame) return []
    return parts.otherRules({ page, rule, element, conditions: this.conditionsOf(frame) }, frame)
  }

  /** Follows a rule that has other states now, if it is the one being edited. */
  private follow(from: StyleRule, states: readonly string[]): void {
    const edited = targetRule(this.core, this.choice)
    if (edited?.selector !== from.selector || edited.states.join('') !== from.states.join('')) return
    if (sameAtRules(readAtRuleText(edited.atRule), readAtRuleText(from.atRule))) this.choose({ states })
  }

  removeRule = (rule: StyleRule): void => {
    const { page } = this.core
    const found = page && sheetWith(page, rule)
    if (!page || !found || !this.core.canEdit()) return
    const operations = removeRuleOperations(found.sheet, rule)
    page.run(messages.removeRule, [
      ...operations.map((operation) => page.inSheet(found.key, operation)),
      ...moveHiddenItems(page.project(), { file: fileOf(found.key), rule }, null),
    ])
    this.follow(rule, [])
  }
}

export function createStyles(core: CanvasCore, sizing: Sizing): Styles {
  const surface = new PageStyles(core, sizing)
  return { surface, dispose: surface.watch() }
}
