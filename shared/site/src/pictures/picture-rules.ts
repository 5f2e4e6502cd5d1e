import { CssSyntaxError, parse } from 'postcss'
import type { AtRule, Declaration, Node, Root, Rule } from 'postcss'

/** What an element says of itself in its start tag, as far as rules ask for it. */
export interface RuledElement {
  readonly name: string
  readonly classes: readonly string[]
  readonly id: string
}

/** How the sheets of a page size pictures, read without a browser and never more surely than that allows. */
export interface PictureRules {
  /** Every sheet could be read. */
  readonly isWhole: boolean
  /** Every picture is kept within its container (`max-width: 100%`), so that a smaller one is never stretched to more. */
  readonly keepsWithin: boolean
  /** Every picture has the height that its width gives it (`height: auto`). */
  readonly keepsRatio: boolean
  /** Values that a rule may give the property of an element, whatever the state and the width of the window. */
  valuesOf(element: RuledElement, property: string): readonly string[]
}

interface SizingRule {
  readonly subjects: readonly string[]
  readonly values: ReadonlyMap<string, string>
}

const sizing = new Set(['width', 'height', 'inline-size', 'block-size', 'max-width', 'display'])
const everyPicture = new Set(['img', '*', ':where(img)'])

/** Of all sheets that a page may show. */
export function readPictureRules(sheets: readonly string[]): PictureRules {
  const rules: SizingRule[] = []
  let [keepsWithin, keepsRatio] = [false, false]
  let isWhole = true
  for (const sheet of sheets) {
    const root = parsed(sheet)
    if (!root) isWhole = false
    root?.walkRules((rule) => {
      const values = sizesIn(rule)
      if (values.size === 0) return
      const subjects = rule.selectors.map((selector) => subjectOf(selector.trim()))
      rules.push({ subjects, values })
      if (!appliesAlways(rule) || !rule.selectors.some((selector) => everyPicture.has(selector.trim()))) return
      keepsWithin ||= values.get('max-width') === '100%'
      keepsRatio ||= values.get('height') === 'auto' || values.get('block-size') === 'auto'
    })
  }
  return {
    isWhole,
    keepsWithin,
    keepsRatio,
    valuesOf: (element, property) =>
      rules.flatMap(({ subjects, values }) => {
        const value = values.get(property)
        return value !== undefined && subjects.some((subject) => mayMatch(subject, element)) ? [value] : []
      }),
  }
}

/** Null for what is no sheet: browsers read on in it, in ways of their own. */
function parsed(sheet: string): Root | null {
  try {
    return parse(sheet)
  } catch (error) {
    if (error instanceof CssSyntaxError) return null
    throw error
  }
}

function sizesIn(rule: Rule): Map<string, string> {
  const declarations = (rule.nodes ?? []).filter((node): node is Declaration => node.type === 'decl')
  const sizes = declarations.filter(({ prop }) => sizing.has(prop.toLowerCase()))
  return new Map(sizes.map(({ prop, value }) => [prop.toLowerCase(), value.trim().toLowerCase()]))
}

/** Outside of conditions; a layer alone is none. */
function appliesAlways(rule: Rule): boolean {
  for (let parent: Node | undefined = rule.parent; parent; parent = parent.parent) {
    if (parent.type === 'rule' || (parent.type === 'atrule' && (parent as AtRule).name !== 'layer')) return false
  }
  return true
}

/** The compound that names the element itself, without what stands in brackets of functions and attributes. */
function subjectOf(selector: string): string {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return plain.split(/[\s>+~]+/).at(-1) ?? ''
}

/** True wherever the compound could mean the element: what is not understood may. */
function mayMatch(subject: string, { name, classes, id }: RuledElement): boolean {
  const tag = /^[\w-]+/.exec(subject)?.[0]
  if (tag !== undefined && tag.toLowerCase() !== name) return false
  if (subject.includes('\\')) return true
  const ids = [...subject.matchAll(/#([^.#:\s]+)/g)].map((match) => match[1])
  const named = [...subject.matchAll(/\.([^.#:\s]+)/g)].map((match) => match[1] ?? '')
  return ids.every((each) => each === id) && named.every((each) => classes.includes(each))
}
