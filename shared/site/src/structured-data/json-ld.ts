import { innerTypes, linesOf, structuredFields, structuredTypes } from './kinds.ts'
import type { StructuredData, StructuredType } from './kinds.ts'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The form's values as an object of schema.org; null where every field is empty. */
export function toJsonLd({ type, values, pairs }: StructuredData): Json | null {
  const whole: Json = { '@context': 'https://schema.org', '@type': type }
  const own = Object.keys(whole).length
  for (const { key, path, kind } of structuredFields[type]) {
    const text = values[key]?.trim() ?? ''
    if (text !== '') put(whole, path, kind === 'addresses' ? linesOf(text) : text)
  }
  const entries = Object.entries(pairs).filter(([name, value]) => name.trim() !== '' && value.trim() !== '')
  if (entries.length > 0 && type === 'FAQPage') whole['mainEntity'] = entries.map(question)
  if (entries.length > 0 && type === 'BreadcrumbList') whole['itemListElement'] = entries.map(breadcrumb)
  return Object.keys(whole).length === own ? null : whole
}

function put(whole: Json, [first = '', ...rest]: readonly string[], value: unknown): void {
  const [inner] = rest
  if (inner === undefined) whole[first] = value
  else whole[first] = { ...(whole[first] ?? { '@type': innerTypes[first] }), [inner]: value }
}

const question = ([name, text]: readonly [string, string]) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
})

const breadcrumb = ([name, item]: readonly [string, string], index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  item,
})

/** What a form can show and write again without loss; null for everything else, which is left alone. */
export function fromJsonLd(text: string): StructuredData | null {
  const whole = parsed(text)
  const type = whole && structuredTypes.find((each) => each === whole['@type'])
  if (!whole || !type) return null
  const data = { type, values: valuesOf(whole, type), pairs: pairsOf(whole, type) }
  return isSame(toJsonLd(data), whole) ? data : null
}

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null // Shown as the code it is.
  }
}

function valuesOf(whole: Json, type: StructuredType): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { key, path, kind } of structuredFields[type]) {
    const value = path.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), whole)
    if (kind === 'addresses' && Array.isArray(value)) values[key] = value.join('\n')
    else if (kind !== 'addresses' && typeof value === 'string') values[key] = value
  }
  return values
}

function pairsOf(whole: Json, type: StructuredType): Record<string, string> {
  const entries = whole[type === 'FAQPage' ? 'mainEntity' : 'itemListElement']
  if (!Array.isArray(entries)) return {}
  return Object.fromEntries(
    entries.filter(isObject).map(({ name, item, acceptedAnswer }) => {
      const value = isObject(acceptedAnswer) ? acceptedAnswer['text'] : item
      return [String(name), typeof value === 'string' ? value : '']
    }),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((each, index) => isSame(each, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const escaped = (sign: string) => `\\u00${sign.charCodeAt(0).toString(16)}`

/** As it may stand in a script of HTML and of XML alike: nothing in it ends the element or begins a comment. */
export function printJsonLd(whole: Json): string {
  return JSON.stringify(whole, null, 2).replaceAll(/[<>&]/g, escaped)
}
