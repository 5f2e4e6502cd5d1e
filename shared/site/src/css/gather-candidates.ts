import type { Candidate, CascadeElement, CascadeInput, CascadeSheet, CascadeValue } from './cascade-types.ts'
import { sourceSheet } from './css-sheet.ts'
import { expandShorthand } from './expand-shorthand.ts'
import type { AtRulePart, FlatDeclaration, FlatRule } from './flat-rule.ts'
import { canonicalProperty } from './flatten-rules.ts'
import { physicalProperty } from './logical-properties.ts'
import { scopeRoots, withoutScope } from './scope.ts'
import { splitList } from './selector-text.ts'
import { longhandsOf } from './shorthands.ts'
import { compareSpecificity, specificity } from './specificity.ts'
import type { Specificity } from './specificity.ts'
import { candidateRules } from './subjects.ts'

type Wanted = (property: string) => boolean
type Candidates = Map<string, Candidate[]>

/** All declarations that reach an element, by property; a shorthand stands under each of its longhands too. */
export function gatherCandidates(input: CascadeInput, element: CascadeElement, wanted: Wanted): Candidates {
  const candidates: Candidates = new Map()
  const verdicts = new Map<readonly AtRulePart[], boolean>()
  const applies = (atRules: readonly AtRulePart[]) => {
    const known = verdicts.get(atRules) ?? (atRules.length === 0 || input.applies(atRules, element))
    verdicts.set(atRules, known)
    return known
  }
  const add = (candidate: Candidate) => addCandidate(candidates, candidate, input, wanted)
  for (const [at, sheet] of input.sheets.entries()) {
    for (const [order, rule] of candidateRules(sourceSheet(sheet.sheet), element.keys)) {
      if (rule.declarations.length === 0 || !applies(rule.atRules)) continue
      const reach = reachOf(sheet, rule, element)
      if (reach !== null) for (const each of ruleCandidates(sheet, rule, reach, [at, order])) add(each)
    }
  }
  for (const [at, declaration] of (element.inline ?? []).entries()) add(inlineCandidate(declaration, at))
  return candidates
}

/** How a rule reaches an element. */
type Reach = Pick<Candidate, 'specificity' | 'proximity'>

function reachOf({ home }: CascadeSheet, rule: FlatRule, element: CascadeElement): Reach | null {
  const roots = element.path === undefined ? null : scopeRoots(rule.atRules, element.path, home)
  if (roots === null) {
    const weight = matchingSpecificity(rule.selector, element)
    return weight && { specificity: weight, proximity: Infinity }
  }
  const reaches = roots.flatMap(({ address, distance }): Reach[] => {
    const weight = matchingSpecificity(rule.scoped ?? rule.selector, element, address)
    return weight ? [{ specificity: weight, proximity: distance }] : []
  })
  // The nearest is first and stays so among its equals.
  return reaches.toSorted((left, right) => compareSpecificity(right.specificity, left.specificity))[0] ?? null
}

/** Of a list, the highest of the members that match; null when none does. */
function matchingSpecificity(selector: string, element: CascadeElement, root?: string): Specificity | null {
  const matches = (text: string) =>
    root === undefined ? element.matches(withoutScope(text)) : element.matches(text, root)
  if (!matches(selector)) return null
  const members = splitList(selector)
  if (members.length < 2) return specificity(selector)
  const matching = members.filter(matches).map(specificity)
  return matching.toSorted(compareSpecificity).at(-1) ?? null
}

function* ruleCandidates(
  { sheet, file = sheet.file, layer }: CascadeSheet,
  rule: FlatRule,
  reach: Reach,
  [at, order]: readonly [number, number],
): Generator<Candidate, undefined, undefined> {
  const ownLayer = [layer, rule.layer].filter((name) => name !== undefined && name !== null).join('.')
  for (const [index, declaration] of rule.declarations.entries()) {
    // A declaration behind nested rules stands where they end; of two that do, that of the outer rule is behind.
    const late = declaration.nestedBefore
    const place = [at, order + late, late, index]
    const value = new RuleValue(rule, declaration, file)
    yield { value, attached: false, layer: ownLayer === '' ? null : ownLayer, ...reach, place }
  }
}

/** A class, because every element has hundreds of these, and a getter of a literal is made anew for each. */
class RuleValue implements CascadeValue {
  readonly value: string
  private readonly of: FlatRule
  private readonly source: FlatDeclaration
  readonly file: string

  constructor(of: FlatRule, source: FlatDeclaration, file: string, value = source.value) {
    this.value = value
    this.of = of
    this.source = source
    this.file = file
  }

  get important(): boolean {
    return this.source.important
  }

  get declared(): CascadeValue['declared'] {
    return this.source
  }

  get selector(): string {
    return this.of.selector
  }

  get atRules(): readonly AtRulePart[] {
    return this.of.atRules
  }

  get line(): number {
    return this.source.line
  }

  get rule(): CascadeValue['rule'] {
    return this.of.id
  }

  get declaration(): CascadeValue['declaration'] {
    return this.source.id
  }

  with(value: string): RuleValue {
    return new RuleValue(this.of, this.source, this.file, value)
  }
}

function inlineCandidate(
  { property, value, important }: { property: string; value: string; important: boolean },
  index: number,
): Candidate {
  const declared = { property: canonicalProperty(property), value }
  const source = { selector: '', atRules: [], file: 'inline', line: 0, rule: null, declaration: null }
  return {
    value: { value, important, declared, ...source },
    attached: true,
    layer: null,
    specificity: [0, 0, 0],
    proximity: Infinity,
    place: [index],
  }
}

function addCandidate(
  candidates: Candidates,
  candidate: Candidate,
  { supports, flow = 'ltr' }: CascadeInput,
  wanted: Wanted,
): void {
  const { property, value } = candidate.value.declared
  const longhands = longhandsOf(property).filter(wanted)
  const isWanted = wanted(property)
  if (!isWanted && longhands.length === 0) return
  if (supports !== undefined && !property.startsWith('--') && !supports(property, value)) return
  const add = (name: string, each: Candidate) => {
    push(candidates, name, each)
    const physical = flow === 'vertical' ? null : physicalProperty(name, flow)
    if (physical !== null) push(candidates, physical, each)
  }
  if (isWanted) add(property, candidate)
  if (longhands.length === 0) return
  const expanded = expandShorthand(property, value)
  for (const name of longhands)
    add(name, { ...candidate, value: withValue(candidate.value, expanded?.[name] ?? value) })
}

function withValue(from: CascadeValue, value: string): CascadeValue {
  return from instanceof RuleValue ? from.with(value) : { ...from, value }
}

function push(candidates: Candidates, property: string, candidate: Candidate): void {
  const list = candidates.get(property)
  if (list === undefined) candidates.set(property, [candidate])
  else list.push(candidate)
}
