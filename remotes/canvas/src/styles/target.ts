import type { StyleRule } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { deviceAtRule } from '@pergola/site/css'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { classesOf } from '../service/describe-element.ts'

/** What the user has chosen to edit; whatever is absent follows from the selected element and the device. */
export interface Choice {
  readonly className: string | null
  readonly states: readonly string[]
  /** A rule picked as it stands, whatever the element is. */
  readonly selector: string | null
  /** An at-rule that no device stands for; undefined follows the device. */
  readonly atRule: string | null | undefined
  /** Name of a class that is given to the element with its first style. */
  readonly freshName: string
}

/** The class made for an element alone. */
function ownClass(page: OpenPage, node: HtmlNode): string | null {
  const attributes = page.attributesOf(node)
  const name = attributes.find((attribute) => attribute.name === markers.className)?.value ?? ''
  return name !== '' && classesOf(attributes).includes(name) ? name : null
}

function classSelector(name: string): string {
  return `.${CSS.escape(name)}`
}

/** Classes a person may edit; those of the canvas engine of old files are its own. */
export function shownClasses(page: OpenPage, node: HtmlNode): readonly string[] {
  return classesOf(page.attributesOf(node)).filter((name) => !name.startsWith('gjs-'))
}

export function freshClassName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return `inf-${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`
}

function atRuleOfDevice(core: CanvasCore): string | null {
  const { device, width } = core.store.getState()
  return device === 'desktop' ? null : deviceAtRule(width)
}

/** The class the target rule is for: the chosen chip, else the element's own, else one that is still to be made. */
export function targetClass(page: OpenPage, node: HtmlNode, choice: Choice): { name: string; exists: boolean } {
  const classes = shownClasses(page, node)
  if (choice.className !== null && classes.includes(choice.className)) return { name: choice.className, exists: true }
  const own = ownClass(page, node)
  return own === null ? { name: choice.freshName, exists: false } : { name: own, exists: true }
}

export function targetRule(core: CanvasCore, choice: Choice): StyleRule | null {
  const { page } = core
  const selected = core.store.getState().selected
  const node = selected === null ? undefined : page?.node(selected.id)
  const atRule = choice.atRule === undefined ? atRuleOfDevice(core) : choice.atRule
  const { states } = choice
  if (choice.selector !== null) return { selector: choice.selector, states, atRule }
  if (!page || !node) return null
  return { selector: classSelector(targetClass(page, node, choice).name), states, atRule }
}
