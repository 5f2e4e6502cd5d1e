import { fail, succeed, type InlineFailure, type InlineMove, type Outcome, type StyleEdit } from '@pergola/contracts'
import { findRule, styleOperations, type FlatDeclaration } from '@pergola/site/css'
import type { SiteChange } from '@pergola/site/document'
import type { HtmlNode } from '@pergola/site/html'
import { moveSheetAddresses } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { classesOf, symbolAround } from '../service/describe-element.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { attributeOperation } from '../structure/attributes.ts'
import { pagePlace } from './address-place.ts'
import { inlineDeclarations, nodesWithStyle } from './inline-edits.ts'
import { makeStyleElement, type Apply } from './make-style-element.ts'
import { messages } from './messages.ts'
import { readableClass } from './named-class.ts'
import { homeFor } from './sheet-home.ts'
import { classSelector, giveClass, selectedNodes, targetRule, type Choice } from './target.ts'
import { fileOf, openSheet, sheetWith, writeRule } from './write-rule.ts'

/** Elements whose attributes say the same, word for word. */
interface Group {
  readonly nodes: HtmlNode[]
  readonly declarations: readonly FlatDeclaration[]
}

/** More elements than these are not asked whether they still look the same: it would hold the page up. */
const comparedElements = 300

interface MoveInput {
  readonly core: CanvasCore
  readonly page: OpenPage
  readonly frame: PageFrame
  readonly choice: Choice
}

function groupsOf(page: OpenPage, nodes: readonly HtmlNode[]): Group[] {
  const groups = new Map<string, Group>()
  for (const node of nodes) {
    const declarations = inlineDeclarations(page, node)
    if (declarations.length === 0) continue
    const key = declarations.map(({ property, value, important }) => `${property}:${value}${important}`).join(';')
    const group = groups.get(key) ?? { nodes: [], declarations }
    group.nodes.push(node)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** An address in a sheet is meant from where the sheet lies. */
function editsFor(page: OpenPage, declarations: readonly FlatDeclaration[], file: string): StyleEdit[] {
  return declarations.map(({ property, value, important }) => ({
    property,
    value: moveSheetAddresses(value, pagePlace(page), file),
    important,
  }))
}

/** Into a class that nobody has yet. */
function intoNewClass({ core, page }: MoveInput, { nodes, declarations }: Group, apply: Apply): void {
  const [first] = nodes
  if (!first) return
  const name = readableClass(core, first)
  for (const operation of giveClass(page, nodes, name)) apply(operation)
  const rule = { selector: classSelector(name), states: [], atRule: null }
  const classes = nodes.flatMap((node) => classesOf(page.attributesOf(node)))
  const key = homeFor(page, { rule, classes }) ?? makeStyleElement(page, apply)
  const sheet = key === null ? null : openSheet(page, key, apply)
  if (key === null || !sheet) return
  const edits = editsFor(page, declarations, fileOf(key))
  for (const operation of styleOperations(sheet, rule, edits)) apply(page.inSheet(key, operation))
}

/** Into the class that is edited. What its rule says with more weight has won before and goes on winning. */
function intoEditedClass({ core, page, choice }: MoveInput, { declarations }: Group, apply: Apply): void {
  const plain = { ...choice, inline: false, selector: null, states: [], atRule: null }
  const rule = targetRule(core, plain)
  if (!rule) return
  const known = sheetWith(page, rule)
  const said = (known && findRule(known.sheet, rule)?.declarations) ?? []
  const wins = ({ property, important }: FlatDeclaration) =>
    !important && said.some((each) => each.property === property && each.important)
  writeRule(core, plain, rule, (sheet) =>
    styleOperations(
      sheet,
      rule,
      editsFor(
        page,
        declarations.filter((each) => !wins(each)),
        sheet.file,
      ),
    ),
  )(page, apply)
}

/** What the browser makes of what is moved, so that it can be told what looks another way. */
function looksOf(
  { frame }: MoveInput,
  groups: readonly Group[],
): readonly (readonly [property: string, value: string])[] {
  const asked = groups.flatMap(({ nodes, declarations }) => nodes.map((node) => ({ node, declarations })))
  return asked.slice(0, comparedElements).flatMap(({ node, declarations }) => {
    const element = frame.projection.elementOf(node.id)
    const style = element && frame.window.getComputedStyle(element)
    return declarations.map(({ property }) => [property, style?.getPropertyValue(property) ?? ''] as const)
  })
}

/** Moves style attributes into rules, as one step. What is in a symbol stays where it is when the whole page is meant. */
export function moveInline(input: MoveInput, scope: 'selection' | 'page'): Outcome<InlineMove, InlineFailure> {
  const { core, page, frame } = input
  const isSelection = scope === 'selection'
  const nodes = isSelection
    ? selectedNodes(core)
    : nodesWithStyle(page, frame).filter((node) => symbolAround(page, node.id) === null)
  const groups = groupsOf(page, nodes)
  if (groups.length === 0) return fail('nothing')
  const before = looksOf(input, groups)
  const gesture = page.history.begin(messages.moveInline)
  const changes: SiteChange[] = []
  const apply: Apply = (operation) => {
    const made = gesture.add([operation])
    for (const change of made) changes.push(change)
    return made
  }
  const moved = groups.flatMap((group) => group.nodes)
  const isOne = isSelection && groups.length === 1 && moved.length === nodes.length
  for (const group of groups) (isOne ? intoEditedClass : intoNewClass)(input, group, apply)
  for (const node of moved) apply(attributeOperation(page, node.id, { style: null }))
  gesture.commit()
  page.tell(changes)
  core.published()
  const after = looksOf(input, groups)
  const losing = before.flatMap(([property, value], at) => (after[at]?.[1] === value ? [] : [property]))
  return succeed({ elements: moved.length, losing: [...new Set(losing)] })
}
