import { parseWithPostcss } from '../css/postcss-parser.ts'

/** Structural: postcss has classes, and only these parts of them are needed. */
interface CssNode {
  readonly type: string
  readonly parent?: CssNode
  readonly selector?: string
  readonly name?: string
  readonly params?: string
  readonly value?: string
  readonly nodes?: readonly CssNode[]
  remove(): unknown
}

/** `theme()` and what Tailwind 4 has beside it; in any other place these words are names of the author's own. */
const functions = /(?<![\w-])(?:--)?theme\(|(?<![\w-])--(?:spacing|alpha)\(/i

/** Whether a sheet may hold anything of the kind; asked of every sheet before it is read. */
export function mentionsDirectives(css: string): boolean {
  return /@apply\b/i.test(css) || functions.test(css)
}

const isApply = ({ type, name }: CssNode) => type === 'atrule' && name?.toLowerCase() === 'apply'

function kept(css: string): CssNode | null {
  if (!mentionsDirectives(css)) return null
  try {
    const root = parseWithPostcss(css) as unknown as CssNode
    keepDirectives(root)
    return root
  } catch {
    // A sheet that is being typed: its next text is read again.
    return null
  }
}

/**
 * Of a sheet, what only Tailwind understands: `@apply`, and values with `theme()`, `--spacing()` or `--alpha()`, in the rules
 * they stand in. Browsers pass all of it over, so the sheet itself stays as it is written, and what this compiles to stands
 * in the sheet of utilities. Empty where there is none, and for a text that is no css.
 */
export function directiveRules(css: string): string {
  return String(kept(css) ?? '').trim()
}

/** The same in the smallest parts that can be compiled alone, for finding those that cannot be. */
export function directiveParts(css: string): readonly string[] {
  const parts: string[] = []
  const pending = [kept(css)]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const texts = isApply(node) ? (node.params ?? '').split(/\s+/).map((name) => `@apply ${name};`) : [String(node)]
    const isWhole = isApply(node) || node.type === 'decl' || functions.test(node.params ?? '')
    if (isWhole) for (const text of texts) parts.push(within(node, text))
    else pending.push(...(node.nodes ?? []).toReversed())
  }
  return parts
}

export interface AppliedName {
  readonly name: string
  /** Of the rule around it; the outermost first where rules nest. */
  readonly selector: string
}

/** Every name that `@apply` names in these rules, in their order. */
export function appliedNames(css: string): readonly AppliedName[] {
  const names: AppliedName[] = []
  const pending = [kept(css)]
  for (let node = pending.pop(); node; node = pending.pop()) {
    pending.push(...(node.nodes ?? []).toReversed())
    if (!isApply(node)) continue
    const around: string[] = []
    for (let at = node.parent; at !== undefined; at = at.parent)
      if (at.selector !== undefined) around.unshift(at.selector)
    const written = (node.params ?? '').replace(/!important\s*$/, '').split(/\s+/)
    for (const name of written) if (name !== '') names.push({ name, selector: around.join(' ') })
  }
  return names
}

function within(node: CssNode, text: string): string {
  let whole = text
  for (let at = node.parent; at !== undefined && at.type !== 'root'; at = at.parent) {
    whole = `${at.selector ?? `@${at.name} ${at.params}`} {${whole}}`
  }
  return whole
}

/** Deepest first by a list: sheets nest as deep as their author likes. */
function keepDirectives(root: CssNode): void {
  const inside: CssNode[] = []
  const pending = [root]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    // A condition that no browser reads takes all that is in it along.
    if (node !== root && node.type === 'atrule' && functions.test(node.params ?? '')) continue
    if (node !== root) inside.push(node)
    pending.push(...(node.nodes ?? []))
  }
  for (const node of inside.toReversed()) if (!isKept(node)) node.remove()
}

function isKept(node: CssNode): boolean {
  if (node.type === 'decl') return functions.test(node.value ?? '')
  if (isApply(node)) return true
  return (node.nodes?.length ?? 0) > 0
}
