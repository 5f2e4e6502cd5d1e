import { familyText } from '../../fonts/font-names.ts'
import { colourText } from '../colour-text.ts'
import { variableName, type ReadTokens, type ReadVariable } from '../read-tokens.ts'
import { isTable, type TokenIssue } from '../token-tree.ts'
import { figmaCollections, type FigmaCollection, type FigmaValue, type FigmaVariable } from './figma-file.ts'

type Place = Pick<ReadVariable, 'selector' | 'atRule'>

const base: Place = { selector: ':root', atRule: null }

/** A name as it stands in an attribute. */
function word(part: string): string {
  return part
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The rule of a mode: a scheme, a selector or a condition where it is called so, else an attribute that switches it. */
function placeOf(collection: string, mode: string): Place {
  const scheme = /^(dark|light)(?:[\s-]*(?:mode|theme))?$/i.exec(mode.trim())?.[1]?.toLowerCase()
  if (scheme !== undefined) return { selector: ':root', atRule: `@media (prefers-color-scheme: ${scheme})` }
  if (/^@(?:media|supports|container)\s/i.test(mode)) return { selector: ':root', atRule: mode.trim() }
  if (/^[.[:#][^{}]+$/.test(mode)) return { selector: mode.trim(), atRule: null }
  return { selector: `[data-${word(collection) || 'mode'}="${word(mode)}"]`, atRule: null }
}

/** Numbers that CSS wants without a unit, by what they are for and, where nothing says that, by their names. */
const bareScopes = new Set(['FONT_WEIGHT', 'OPACITY'])
const bareNames = /(?:^|[\s/_-])(?:weight|opacity|alpha|z-?index|order|ratio|scale|columns?)(?:$|[\s/_-])/i
const lineHeight = /(?:^|[\s/_-])(?:line[\s_-]?height|leading)(?:$|[\s/_-])/i
/** Up to it a line height is a factor, above it are px. */
const largestFactor = 4

function numberText(number: number, { name, scopes }: FigmaVariable): string {
  const said = scopes.filter((scope) => scope !== 'ALL_SCOPES')
  const text = String(Number(number.toFixed(4)))
  if (said.includes('OPACITY')) return `${text}%`
  const isHeight = said.length > 0 ? said.includes('LINE_HEIGHT') : lineHeight.test(name)
  if (isHeight) return number <= largestFactor ? text : `${text}px`
  const isBare = said.length > 0 ? said.every((scope) => bareScopes.has(scope)) : bareNames.test(name)
  return isBare ? text : `${text}px`
}

/** Channels from 0 to 1, or a text. */
function figmaColour(value: unknown): string | null {
  if (!isTable(value)) return typeof value === 'string' ? colourText(value) : null
  const { r, g, b, a = 1 } = value
  return colourText({ colorSpace: 'srgb', components: [r, g, b], alpha: a })
}

/** Null for what CSS has no way to say, or the type does not allow. */
function literalText(value: unknown, variable: FigmaVariable): string | null {
  const { type, scopes } = variable
  if (type === 'COLOR') return figmaColour(value)
  if (typeof value === 'number') return numberText(value, variable)
  if (typeof value !== 'string' || value.trim() === '') return null
  const isFamily = scopes.includes('FONT_FAMILY') && !value.includes(',') && !/^["']/.test(value.trim())
  return isFamily ? familyText(value.trim()) : value.trim()
}

/** What people say it is called in CSS counts; else the path. Of two collections with one name the second has its own in front. */
function namesOf(collections: readonly FigmaCollection[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name: collection, variables } of collections)
    for (const { id, name, web } of variables) {
      const said = /^(?:var\(\s*)?(--[^\s,()]+)\s*\)?$/.exec(web.trim())?.[1]
      const path = name.split('/').map((part) => part.trim())
      const plain = said ?? variableName(path)
      const own = taken.has(plain) ? variableName([collection, ...path]) : plain
      taken.add(own)
      names.set(id, own)
    }
  return names
}

function isCircle(start: FigmaVariable, mode: string, all: ReadonlyMap<string, FigmaVariable>): boolean {
  const seen = new Set<string>()
  let at: FigmaVariable | undefined = start
  while (at) {
    if (seen.has(at.id)) return true
    seen.add(at.id)
    const value: FigmaValue | undefined = at.values.get(mode) ?? [...at.values.values()][0]
    at = value?.kind === 'alias' ? all.get(value.target) : undefined
  }
  return false
}

function createReading(collections: readonly FigmaCollection[], issues: TokenIssue[]) {
  const names = namesOf(collections)
  const all = new Map(collections.flatMap(({ variables }) => variables.map((each) => [each.id, each] as const)))

  /** Null where it cannot be taken, which is told. */
  function textOf(variable: FigmaVariable, mode: string, value: FigmaValue): string | null {
    const path = variable.name
    if (value.kind === 'literal') {
      const text = literalText(value.value, variable)
      const reason = variable.type === 'BOOLEAN' ? 'no-css' : 'bad-value'
      if (text === null) issues.push({ path, reason, detail: JSON.stringify(value.value) })
      return text
    }
    const target = names.get(value.target)
    if (target === undefined) issues.push({ path, reason: 'alias-missing', detail: value.target.replace('\n', ' / ') })
    else if (isCircle(variable, mode, all)) issues.push({ path, reason: 'alias-circle', detail: target })
    else return `var(${target})`
    return null
  }

  return function* (collection: FigmaCollection): Generator<ReadVariable> {
    for (const [at, mode] of collection.modes.entries()) {
      const place = at === 0 ? base : placeOf(collection.name, mode.name)
      for (const variable of collection.variables) {
        const value = variable.values.get(mode.id)
        const text = value && textOf(variable, mode.id, value)
        // What a mode says like the default one is no value of its own.
        const isSame =
          at > 0 && JSON.stringify(value) === JSON.stringify(variable.values.get(collection.modes[0]?.id ?? ''))
        if (text === undefined || text === null || isSame) continue
        const description = at === 0 ? variable.description : ''
        yield { name: names.get(variable.id) ?? '', value: text, description, ...place }
      }
    }
  }
}

/**
 * Reads variables of Figma: what its REST interface answers for `variables/local`, and the files of plugins that write them
 * with collections and modes. The default mode is the base, the others are modes; aliases are `var()`. Null for JSON that is
 * something else.
 */
export function readFigmaVariables(file: unknown): ReadTokens | null {
  const collections = figmaCollections(file)
  if (!collections) return null
  const issues: TokenIssue[] = []
  const read = createReading(collections, issues)
  return { variables: collections.flatMap((collection) => [...read(collection)]), issues }
}
