/** How a property is edited. Data only, so that the tables read like the specification. */
export type Control =
  | { readonly kind: 'unit'; readonly keywords?: readonly string[]; readonly units?: readonly string[] }
  | { readonly kind: 'number'; readonly keywords?: readonly string[] }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly labels?: Readonly<Record<string, string>> }
  /** The usual values as buttons, the full list behind them. */
  | { readonly kind: 'buttons'; readonly options: readonly string[]; readonly more?: readonly string[] }
  | { readonly kind: 'text'; readonly suggestions?: readonly string[] }
  | { readonly kind: 'colour' | 'font' | 'keyframes' | 'timing' | 'any' }

export interface PropertyRow {
  readonly property: string
  readonly label: string
  readonly control: Control
}

export const lengths = ['px', '%', 'em', 'rem', 'vw', 'vh', 'vmin', 'vmax', 'ch', 'ex', 'cm', 'mm', 'in', 'pt', 'pc']

export function unit(property: string, label: string, ...keywords: readonly string[]): PropertyRow {
  return { property, label, control: { kind: 'unit', keywords, units: lengths } }
}

const times = ['s', 'ms']

export function time(property: string, label: string): PropertyRow {
  return { property, label, control: { kind: 'unit', units: times } }
}

export function number(property: string, label: string, ...keywords: readonly string[]): PropertyRow {
  return { property, label, control: { kind: 'number', keywords } }
}

export function choice(property: string, label: string, ...options: readonly string[]): PropertyRow {
  return { property, label, control: { kind: 'choice', options } }
}

export function text(property: string, label: string, ...suggestions: readonly string[]): PropertyRow {
  return { property, label, control: { kind: 'text', suggestions } }
}

/** Of which no table says how it is edited. */
export function any(property: string): PropertyRow {
  return { property, label: property, control: { kind: 'any' } }
}

export function colour(property: string, label: string): PropertyRow {
  return { property, label, control: { kind: 'colour' } }
}
