/** What a custom property is for, as a person sorts them. */
export const variableKinds = [
  'colour',
  'size',
  'font',
  'weight',
  'line-height',
  'radius',
  'shadow',
  'duration',
  'ratio',
  'other',
] as const

export type VariableKind = (typeof variableKinds)[number]

/** Whether a browser takes a value for a property. */
export type Supports = (property: string, value: string) => boolean

const bySyntax: readonly (readonly [RegExp, VariableKind])[] = [
  [/<color>/i, 'colour'],
  [/<length|<percentage>/i, 'size'],
  [/<time>/i, 'duration'],
]

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const lengthLike = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:%|[a-z]{1,5})|0|(?:calc|clamp|min|max)\(.*\))$/i

/** Names that people give: they say what a number or a length is for. */
const named = {
  weight: /(?:^|-)(?:weight|fw)(?:-|$)/,
  leading: /(?:^|-)(?:leading|lh|line-height)(?:-|$)/,
  radius: /(?:^|-)(?:radius|radii|rounded|corner)(?:-|$)/,
  font: /(?:^|-)(?:font|family|typeface|sans|serif|mono)(?:-|$)/,
  ratio: /(?:^|-)(?:ratio|aspect)(?:-|$)/,
}

/**
 * The kind of a custom property by what `@property` says, its value with all references resolved, and its name. A value
 * that fits nothing is `other`.
 */
export function variableKind(
  { name, value, syntax = '' }: { readonly name: string; readonly value: string; readonly syntax?: string },
  supports: Supports,
): VariableKind {
  const lower = name.slice(2).toLowerCase()
  const registered = bySyntax.find(([pattern]) => pattern.test(syntax))?.[1]
  if (registered !== undefined) return registered === 'size' ? ofLength(lower) : registered
  return ofValue(lower, value.trim(), supports)
}

function ofValue(lower: string, text: string, supports: Supports): VariableKind {
  if (text === '' || text.includes('var(')) return 'other'
  if (numeric.test(text)) return ofNumber(lower, text)
  if (supports('color', text)) return /^(?:inherit|initial|unset|revert|revert-layer)$/i.test(text) ? 'other' : 'colour'
  if (/^[\d.]+m?s$/i.test(text)) return 'duration'
  if (lengthLike.test(text)) return ofLength(lower)
  return ofText(lower, text, supports)
}

function ofLength(name: string): VariableKind {
  if (named.radius.test(name)) return 'radius'
  return named.leading.test(name) ? 'line-height' : 'size'
}

function ofNumber(name: string, text: string): VariableKind {
  if (named.weight.test(name)) return 'weight'
  if (named.leading.test(name)) return 'line-height'
  if (named.ratio.test(name)) return 'ratio'
  return text === '0' ? (named.radius.test(name) ? 'radius' : 'size') : 'other'
}

function ofText(name: string, text: string, supports: Supports): VariableKind {
  if (/^[\d.]+\s*\/\s*[\d.]+$/.test(text)) return 'ratio'
  if (named.weight.test(name) && /^(?:bold|bolder|lighter|normal)$/i.test(text)) return 'weight'
  if (/\d/.test(text) && /\s/.test(text) && /px|em|rem|^0 /.test(text) && supports('box-shadow', text)) return 'shadow'
  const isFamily =
    /,|["']/.test(text) || named.font.test(name) || /^(?:system-ui|sans-serif|serif|monospace)$/i.test(text)
  return isFamily && !text.includes('(') && supports('font-family', text) ? 'font' : 'other'
}
