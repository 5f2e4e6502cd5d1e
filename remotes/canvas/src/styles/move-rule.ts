import { fail, paths, succeed } from '@pergola/contracts'
import type { ChangedLook, Outcome, RuleFailure, RuleMove, RuleReach } from '@pergola/contracts'
import { findRule, removeRuleOperations, rulesToTake, ruleTextOperations, styleOperations } from '@pergola/site/css'
import type { CssSheet, TakenRule } from '@pergola/site/css'
import type { SheetKey, SiteChange } from '@pergola/site/document'
import { moveSheetAddresses } from '@pergola/site/symbols'
import { loadPage } from '../document/load-page.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { pagePlace } from './address-place.ts'
import { hiddenItemOperations, hiddenItems, moveHiddenItems, type RulePlace } from './hidden-items.ts'
import { changedLook, elementsOf, looksOf, stillDocument, type Looks } from './looks-of-page.ts'
import { makeStyleElement, type Apply } from './make-style-element.ts'
import { messages } from './messages.ts'
import { otherHome } from './sheet-home.ts'
import { targetRule, type Choice } from './target.ts'
import { fileOf, openSheet, sheetWith } from './write-rule.ts'

interface Move {
  readonly page: OpenPage
  readonly selector: string
  readonly from: SheetKey
  /** Null where it is still to be made. */
  readonly to: SheetKey | null
}

/** A page with the elements that the rules are for. */
interface Asked {
  readonly page: OpenPage
  readonly elements: readonly Element[]
}

type Read = Outcome<readonly Asked[], 'worker-lost'>

/** Where addresses in a sheet start. */
function placeOf(page: OpenPage, key: SheetKey): string {
  return key.includes('#') ? pagePlace(page) : key
}

function put({ page, from }: Move, to: SheetKey, { rule, text, edits }: TakenRule, apply: Apply): void {
  const sheet = openSheet(page, to, apply)
  if (!sheet) return
  const moved = (value: string) => moveSheetAddresses(value, placeOf(page, from), placeOf(page, to))
  const isJoined = edits !== null && findRule(sheet, rule) !== null
  const operations = isJoined
    ? styleOperations(
        sheet,
        rule,
        edits.map((edit) => ({ ...edit, value: edit.value && moved(edit.value) })),
      )
    : ruleTextOperations(sheet, rule, moved(text))
  for (const operation of operations) apply(page.inSheet(to, operation))
  moveHidden(page, { file: fileOf(from), rule }, fileOf(to), apply)
}

/** What is switched off in the rule goes along. */
function moveHidden(page: OpenPage, place: RulePlace, file: string, apply: Apply): void {
  const hidden = Object.entries(hiddenItems(page.project(), place)).map(([property, value]) => ({ property, value }))
  for (const operation of moveHiddenItems(page.project(), place, null)) apply(operation)
  for (const operation of hiddenItemOperations(page.project(), { ...place, file }, hidden)) apply(operation)
}

/** Takes the rules out one by one, for each takes its block along where it was the last in it. */
function take({ page, from }: Move, sheet: CssSheet, taken: readonly TakenRule[], apply: Apply): void {
  for (const { rule } of taken) {
    for (const operation of removeRuleOperations(sheet, rule)) apply(page.inSheet(from, operation))
  }
}

function carryOut(move: Move, apply: Apply): void {
  const { page, selector, from } = move
  const sheet = page.site.sheet(from)
  const to = move.to ?? makeStyleElement(page, apply)
  if (!sheet || to === null) return
  const taken = rulesToTake(sheet, selector)
  take(move, sheet, taken, apply)
  for (const each of taken) put(move, to, each, apply)
}

/** Whether a page may have elements of the selector: most have none, and are not read any further. */
function mayHave(html: string, selector: string): boolean {
  const names = [...selector.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name)
  return names.every((name) => html.includes(name))
}

/** Other pages as they are stored, with the sheets of the site as they are here. */
async function otherPages(core: CanvasCore, { page, selector }: Move): Promise<Read> {
  const { projects, settings: service } = core.services
  const { open } = projects.state.getState()
  const asked: Asked[] = []
  if (!open) return succeed(asked)
  const settings = () => service.state.getState().settings
  for (const [name, { pathes }] of Object.entries(open.project.pages)) {
    if (name === page.name) continue
    const html = await projects.readText(pathes.html)
    if (!html.ok && html.failure === 'worker-lost') return fail('worker-lost')
    if (!html.ok || !mayHave(html.value, selector)) continue
    const loaded = await loadPage({ projects, open, settings, origin: location.origin, anySize: true }, name)
    if (!loaded.ok) continue
    const other = loaded.value
    const elements = elementsOf(stillDocument(other), selector)
    if (elements.length > 0) asked.push({ page: other, elements })
  }
  return succeed(asked)
}

/** Gives another page the sheets as they are here; style elements are of one page alone. */
function withSheets(other: OpenPage, { page, from, to }: Move): void {
  for (const key of [from, to]) {
    if (key === null || key.includes('#')) continue
    const text = page.site.text(key)
    if (other.site.text(key) !== null && text !== null) other.site.apply({ type: 'text', file: key, text })
  }
}

function looksNow({ core }: MoveInput, asked: readonly Asked[], move: Move): Looks[] {
  const settings = () => core.services.settings.state.getState().settings
  return asked.map(({ page, elements }) => {
    if (page !== move.page) withSheets(page, move)
    return looksOf(page, elements, settings)
  })
}

interface MoveInput {
  readonly core: CanvasCore
  readonly choice: Choice
  readonly reach: RuleReach
  readonly anyway: boolean
  /** A sheet of another page; empty for that of the open one. */
  readonly from: string
}

type Moved = Outcome<RuleMove, RuleFailure | 'worker-lost'>

/** Has the sheet of another page in the open document. */
async function admit({ core, from }: MoveInput): Promise<Outcome<undefined, RuleFailure | 'worker-lost'>> {
  const { page } = core
  if (from === '' || page?.site.text(from) != null) return succeed()
  const read = await core.services.projects.readText(from)
  if (!read.ok) return fail(read.failure === 'worker-lost' ? 'worker-lost' : 'rule-missing')
  if (core.page === page) page?.site.admit(from, read.value)
  return succeed()
}

/** From another page's sheet into the home that the rule would have in the site. */
function planFrom(page: OpenPage, selector: string, from: SheetKey): Outcome<Move, RuleFailure> {
  const sheet = page.site.sheet(from)
  if (!sheet || rulesToTake(sheet, selector).length === 0) return fail('rule-missing')
  const to = page.composed ? paths.globalCss : null
  return to === null || page.site.sheet(to) === null ? fail('not-allowed') : succeed({ page, selector, from, to })
}

function plan({ core, choice, reach, from: other }: MoveInput): Outcome<Move, RuleFailure> {
  const { page } = core
  if (core.store.getState().readOnly) return fail('read-only')
  const rule = page && targetRule(core, choice)
  if (!page || !rule || !core.canEdit()) return fail('not-allowed')
  if (other !== '' && reach === 'site') return planFrom(page, rule.selector, other)
  const from = sheetWith(page, rule)?.key
  if (from === undefined) return fail('rule-missing')
  const home = otherHome(page, from)
  if (home?.reach !== reach) return fail('not-allowed')
  return succeed({ page, selector: rule.selector, from, to: home.sheet === '' ? null : home.sheet })
}

/** Moves what is said of a selector between the sheet of the site and that of the page, as one step. */
export async function moveRule(input: MoveInput): Promise<Moved> {
  const { core, anyway } = input
  const admitted = await admit(input)
  if (!admitted.ok) return admitted
  const planned = plan(input)
  if (!planned.ok) return planned
  const move = planned.value
  const { page } = move
  const others: Read = anyway ? succeed([]) : await otherPages(core, move)
  if (!others.ok) return others
  if (core.page !== page || !core.canEdit()) return fail('not-allowed')
  core.settle.emit()
  const here = { page, elements: elementsOf(stillDocument(page), move.selector) }
  // Whoever brings rules here wants them to be seen here.
  const own = input.from === '' ? [here] : []
  const asked = anyway ? [] : [...own, ...others.value]
  const before = looksNow(input, asked, move)
  const gesture = page.history.begin(input.reach === 'site' ? messages.toSite : messages.toPage)
  const changes: SiteChange[] = []
  carryOut(move, (operation) => {
    const made = gesture.add([operation])
    for (const change of made) changes.push(change)
    return made
  })
  const after = looksNow(input, asked, move)
  const changed = asked.flatMap((each, at): ChangedLook[] => {
    const look = changedLook(each.page.name, before[at] ?? new Map(), after[at] ?? new Map())
    return look ? [look] : []
  })
  if (changed.length > 0) {
    gesture.cancel()
    core.published()
    return succeed({ moved: false, changed })
  }
  gesture.commit()
  page.tell(changes)
  core.published()
  return succeed({ moved: true, changed })
}
