import { atRuleText, flattenRules, keyframes, keyframesText, parseCss } from '@pergola/site/css'
import type { FlatRule } from '@pergola/site/css'

/** Rules that belong together: those of a shared part, or those of one section alone. */
export interface RuleGroup {
  readonly rules: readonly FlatRule[]
  /** Classes its selectors name first: what it is the owner of. */
  readonly classes: readonly string[]
  /** Each with its text, as it is written. */
  readonly keyframes: readonly { readonly name: string; readonly text: string }[]
}

/** Light values of the site's custom properties, by name, for pages that declare none. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const [root] = flattenRules(parseCss(css, 'section'))
  return new Map((root?.declarations ?? []).map(({ property, value }) => [property, value]))
}

function lightValue(value: string): string {
  return /^light-dark\((.+?),/.exec(value)?.[1] ?? value
}

/** `var(--color-text)` with what stands in for it where nobody declares it. */
export function withFallbacks(css: string, tokens: ReadonlyMap<string, string>): string {
  return css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = tokens.get(name)
    return value === undefined ? whole : `var(${name}, ${lightValue(value)})`
  })
}

export function readRuleGroup(css: string): RuleGroup {
  const sheet = parseCss(css, 'section')
  const rules = flattenRules(sheet)
  const owned = rules.flatMap(({ selector }) =>
    selector.split(',').map((each) => /^\s*\.([\w-]+)/.exec(each)?.[1] ?? ''),
  )
  return {
    rules,
    classes: [...new Set(owned.filter((name) => name !== ''))],
    keyframes: keyframes(sheet).map(({ id, name }) => ({
      name,
      text: `${keyframesText(sheet, id).replaceAll(/^ {6}/gm, '')}\n`,
    })),
  }
}

export type RenameClass = (name: string) => string

export function renamedSelector(selector: string, rename: RenameClass): string {
  return selector.replaceAll(/\.([a-zA-Z][\w-]*)/g, (_whole, name: string) => `.${rename(name)}`)
}

export function renamedMarkup(html: string, rename: RenameClass): string {
  return html.replaceAll(
    / class="([^"]*)"/g,
    (_whole, names: string) => ` class="${names.split(' ').map(rename).join(' ')}"`,
  )
}

const indented = (lines: string) => lines.replaceAll(/^(?=.)/gm, '  ')

function ruleText({ selector, declarations }: Pick<FlatRule, 'selector' | 'declarations'>): string {
  const lines = declarations.map(
    ({ property, value, important }) => `  ${property}: ${value}${important ? ' !important' : ''};\n`,
  )
  return `${selector.replaceAll(/\s*,\s*/g, ',\n')} {\n${lines.join('')}}\n`
}

/** Rules as a person would write them: those with the same at-rule side by side stand in one. */
export function printRules(rules: readonly FlatRule[]): string {
  const blocks: { at: string | null; texts: string[] }[] = []
  for (const rule of rules) {
    const at = atRuleText(rule.atRules)
    const last = blocks.at(-1)
    if (at !== null && last?.at === at) last.texts.push(ruleText(rule))
    else blocks.push({ at, texts: [ruleText(rule)] })
  }
  return blocks
    .map(({ at, texts }) => (at === null ? texts.join('\n') : `${at} {\n${indented(texts.join('\n'))}}\n`))
    .join('\n')
}
