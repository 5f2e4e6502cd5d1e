import { mapValueReferences } from '../variables/map-references.ts'
import { readAtRuleText } from '../css/at-rule-text.ts'
import type { VariableKind, VariableMode, VariableRow } from '../variables/index.ts'

/** What Tailwind makes utilities of, by the beginning of a name. */
const namespaces: Partial<Record<VariableKind, string>> = {
  colour: 'color',
  font: 'font',
  weight: 'font-weight',
  size: 'spacing',
  radius: 'radius',
  shadow: 'shadow',
  'line-height': 'leading',
  ratio: 'aspect',
}

const known =
  /^--(?:color|font|font-weight|text|tracking|leading|breakpoint|container|spacing|radius|shadow|inset-shadow|drop-shadow|blur|perspective|aspect|ease|animate|max-width|default)(?:-|$)/

function tailwindName({ name, kind }: VariableRow): string {
  const space = namespaces[kind]
  return known.test(name) || space === undefined ? name : `--${space}-${name.slice(2)}`
}

function lines(rows: readonly VariableRow[], mode: string, nameOf: (name: string) => string): string[] {
  return rows.flatMap(({ name, cells }) => {
    const cell = cells.get(mode)
    if (!cell) return []
    const value = mapValueReferences(cell.value, (each) => ({ name: nameOf(each) }))
    return [...(cell.description === '' ? [] : [`/* ${cell.description} */`]), `${nameOf(name)}: ${value};`]
  })
}

function block(head: string, body: readonly string[]): string {
  return `${head} {\n${body.map((line) => line.replace(/^(?=.)/gm, '  ')).join('\n')}\n}`
}

function sheetOf(
  rows: readonly VariableRow[],
  modes: readonly VariableMode[],
  base: string,
  nameOf: (name: string) => string,
) {
  const blocks = modes.flatMap((mode) => {
    const body = lines(rows, mode.id, nameOf)
    if (body.length === 0) return []
    if (mode.kind === 'base') return [block(base, body)]
    const rule = block(mode.selector === '' ? ':root' : mode.selector, body)
    const heads = readAtRuleText(mode.atRule).map(({ name, params }) => `@${name} ${params}`.trim())
    return [heads.reduceRight((inside, head) => block(head, [inside]), rule)]
  })
  return `${blocks.join('\n\n')}\n`
}

/** The custom properties of a site as a sheet of their own. */
export function writeVariablesCss(rows: readonly VariableRow[], modes: readonly VariableMode[]): string {
  return sheetOf(rows, modes, ':root', (name) => name)
}

/** The same as the theme of Tailwind 4, whose utilities follow from how names begin. */
export function writeTailwindTheme(rows: readonly VariableRow[], modes: readonly VariableMode[]): string {
  const names = new Map(rows.map((row) => [row.name, tailwindName(row)]))
  return sheetOf(rows, modes, '@theme', (name) => names.get(name) ?? name)
}
