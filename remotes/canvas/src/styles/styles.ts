import {
  combine,
  type CanvasState,
  type Dispose,
  type EditOptions,
  type InlineStyles,
  type StyleEdit,
  type StyleRule,
} from '@pergola/contracts'
import type { RuleLine, StyleRules, StyleState, StyleSurface } from '@pergola/contracts'
import { findRule, readAtRuleText, removeRuleOperations } from '@pergola/site/css'
import type { Gesture, SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Sizing } from '../viewport/sizing.ts'
import { addressPlace, pagePlace } from './address-place.ts'
import { createChoosing, type Choosing } from './choosing.ts'
import { createClassVerbs } from './class-verbs.ts'
import { createElementValues, type ElementValues } from './element-values.ts'
import { readCascade } from './read-cascade.ts'
import { createConditions } from './conditions.ts'
import { moveHiddenItems } from './hidden-items.ts'
import { hidesItems, inlineDeclarations, inlineEdits } from './inline-edits.ts'
import { createInlineStyles, isInlineReadable } from './inline-styles.ts'
import { createLazyState } from './lazy-state.ts'
import { createMerging, type Joined, type Merging } from './merging.ts'
import { messages } from './messages.ts'
import { createRuleVerbs } from './rule-verbs.ts'
import { createShownStates } from './shown-states.ts'
import { readableClass } from './named-class.ts'
import type { StyleTarget } from './each-element.ts'
import { isReachedBy } from './scopes.ts'
import { emptyStyleState, prepareRules, readStyleState } from './style-state.ts'
import { giveClass, selectedNodes, targetRule, type Choice } from './target.ts'
import { editsInPlace, fileOf, safeEdits, sheetWith, writeEdits } from './write-rule.ts'

interface Styles {
  readonly surface: StyleSurface & { readonly rules: StyleRules }
  readonly target: StyleTarget
  dispose: Dispose
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

/** Stands for the style attribute where steps of one rule are joined. */
const inlineRule: StyleRule = { selector: '', states: [], atRule: null }

class PageStyles implements StyleSurface {
  readonly state
  readonly rules: StyleRules
  readonly addClass: StyleSurface['addClass']
  readonly removeClass: StyleSurface['removeClass']
  readonly classSuggestions: StyleSurface['classSuggestions']
  readonly proposeClass: NonNullable<StyleSurface['proposeClass']>
  private readonly core: CanvasCore
  readonly selectClass: StyleSurface['selectClass']
  readonly setStates: StyleSurface['setStates']
  readonly selectRule: StyleSurface['selectRule']
  readonly chooseSheet: NonNullable<StyleSurface['chooseSheet']>
  readonly computed: StyleSurface['computed']
  readonly backdrop: NonNullable<StyleSurface['backdrop']>
  readonly inline: InlineStyles
  private readonly choosing: Choosing
  private readonly values: ElementValues
  readonly target: StyleTarget
  private readonly conditionsOf: ReturnType<typeof createConditions>
  private preview: Gesture | null = null
  private readonly merging: Merging
  private readonly shownStates = createShownStates()

  constructor(core: CanvasCore, sizing: Sizing) {
    this.core = core
    const choosing = createChoosing(core, sizing, () => this.changed())
    this.choosing = choosing
    this.selectClass = choosing.selectClass
    this.setStates = choosing.setStates
    this.selectRule = choosing.selectRule
    this.chooseSheet = choosing.chooseSheet
    this.inline = createInlineStyles(core, choosing)
    this.values = createElementValues({
      core,
      part: () => this.choice.states.find((state) => state.startsWith('::')) ?? null,
      resized: () => this.changed('after-picture'),
    })
    this.computed = this.values.computed
    this.backdrop = this.values.backdrop
    this.merging = createMerging(core)
    this.rules = createRuleVerbs({ core, ...choosing })
    const classes = createClassVerbs({ core, ...choosing })
    this.addClass = classes.addClass
    this.removeClass = classes.removeClass
    this.classSuggestions = classes.classSuggestions
    this.proposeClass = classes.proposeClass
    this.conditionsOf = createConditions(core, () => this.changed())
    this.target = { choice: () => this.choice, conditionsOf: this.conditionsOf }
    const read = () => readStyleState(core, this.choice, this.conditionsOf)
    this.state = createLazyState<StyleState>(emptyStyleState, read, core.pace)
  }

  private get choice(): Choice {
    return this.choosing.choice()
  }

  watch(): Dispose {
    const { core } = this
    const unsettle = core.settle.on(this.endPreview)
    const unwatch = core.store.subscribe((now, before) => {
      if (now.selection !== before.selection) {
        // A step before was for other elements: taken back to be joined, it would be made anew on these.
        this.merging.forget()
        this.choosing.restart()
      } else if (now.width !== before.width || now.device !== before.device)
        this.choosing.choose({ atRule: undefined, inline: this.choice.inline })
      const when = newsOf(now, before)
      if (when) this.changed(when)
      if (now.phase === 'ready' && before.phase !== 'ready') this.prepare()
    })
    return combine(
      () => this.shownStates({ frame: null, element: null, states: [], held: [] }),
      this.values.dispose,
      unsettle,
      unwatch,
      core.sheetLoaded.on(() => this.changed()),
      core.lookChanged.on(() => this.changed()),
      core.preferences.subscribe(() => this.showStates()),
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

  private changed(when: 'in-picture' | 'after-picture' = 'in-picture'): void {
    this.values.forget()
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
    this.shownStates({ frame, element, states: isFor ? states : [], held: this.core.preferences.getState().held })
  }

  edit = (edits: readonly StyleEdit[], options: EditOptions = {}): void => {
    const rule = this.choice.inline ? inlineRule : targetRule(this.core, this.choice)
    const { page } = this.core
    const wanted = safeEdits(edits)
    if (!rule || !page || !this.core.canEdit() || wanted.length === 0) return
    if (this.choice.inline && !this.canEditInline(page, wanted)) return this.endPreview()
    const label = options.label ?? messages.edit(wanted.map(({ property }) => property))
    if (options.preview || this.preview?.open) this.merging.forget()
    if (options.preview) this.show(rule, { edits: wanted, label, back: [] })
    else this.keep(page, rule, wanted, label)
  }

  /** What cannot be written there is said, and nothing is changed. */
  private canEditInline(page: OpenPage, edits: readonly StyleEdit[]): boolean {
    const { toasts } = this.core.services
    const readable = isInlineReadable(this.core, page)
    if (!readable) toasts.warning(messages.unreadable)
    else if (hidesItems(edits)) toasts.warning(messages.noHiding)
    return readable && !hidesItems(edits)
  }

  /** Edits of what stands already, as plain operations; null for a rule that does not. */
  private editsOf(page: OpenPage, rule: StyleRule) {
    if (this.choice.inline) return inlineEdits(page, selectedNodes(this.core))
    return (edits: readonly StyleEdit[]) => editsInPlace(page, rule, edits)
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
    const inPlace = (open && this.inPlace) || this.editsOf(page, rule)
    const operations = inPlace(edits)
    if (operations) {
      const gesture = open?.open ? open : page.history.begin(label)
      this.preview = gesture
      this.inPlace = inPlace
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

  addressPlace = (): string | null => {
    const { page } = this.core
    if (page && this.choice.inline) return pagePlace(page)
    const rule = targetRule(this.core, this.choice)
    return page && rule && addressPlace(this.core, page, rule)
  }

  splitOff = (): void => {
    const { page } = this.core
    const nodes = selectedNodes(this.core)
    const [node] = nodes
    if (!page || !node || !this.core.canEdit()) return
    const name = readableClass(this.core, node)
    page.run(messages.splitOff, giveClass(page, nodes, name))
    this.choosing.choose({ className: name, selector: null })
  }

  ownDeclarations = (): ReturnType<NonNullable<StyleSurface['ownDeclarations']>> => {
    const { page } = this.core
    const node = selectedNodes(this.core).at(-1)
    if (page && this.choice.inline) return node ? inlineDeclarations(page, node) : []
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

  moveRule: NonNullable<StyleSurface['moveRule']> = async (reach, anyway = false, from = '') =>
    (await import('./move-rule.ts')).moveRule({ core: this.core, choice: this.choice, reach, anyway, from })

  removeRule = (rule: StyleRule): void => {
    const { page } = this.core
    const found = page && sheetWith(page, rule)
    if (!page || !found || !this.core.canEdit()) return
    const operations = removeRuleOperations(found.sheet, rule)
    page.run(messages.removeRule, [
      ...operations.map((operation) => page.inSheet(found.key, operation)),
      ...moveHiddenItems(page.project(), { file: fileOf(found.key), rule }, null),
    ])
    this.choosing.follow(rule, [])
  }
}

export function createStyles(core: CanvasCore, sizing: Sizing): Styles {
  const surface = new PageStyles(core, sizing)
  return { surface, target: surface.target, dispose: surface.watch() }
}
