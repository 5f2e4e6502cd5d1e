import * as v from 'valibot'
import { Failure } from './failure.ts'

const text = v.string()
const files = v.strictObject({ html: text, css: v.optional(text), js: v.optional(text) })
const rule = v.strictObject({ selector: v.optional(text), state: v.optional(text), media: v.optional(text) })
const place = v.strictObject({ selector: text, position: v.picklist(['before', 'after', 'inside']) })
// By what it can do: a Blob of another window is one too.
const blob = v.custom<Blob>((value) => typeof (value as Partial<Blob> | null)?.arrayBuffer === 'function', 'a Blob')

/** How each verb is called, and what it takes. */
const verbs = {
  'commands.run': ['commands.run(name, argument?)', { name: text }],
  'projects.create': [
    'projects.create({ name, description? })',
    { input: v.strictObject({ name: text, description: v.optional(text) }) },
  ],
  'projects.open': ['projects.open(id, page?)', { id: text, page: v.optional(text) }],
  'projects.importZip': ['projects.importZip(blob)', { file: blob }],
  'projects.exportZip': ['projects.exportZip(id)', { id: text }],
  'projects.remove': ['projects.remove(id)', { id: text }],
  'projects.trust': ['projects.trust(id)', { id: text }],
  'page.load': ['page.load({ html, css?, js? })', { source: files }],
  'page.select': ['page.select(selector)', { selector: text }],
  'page.setStyle': [
    "page.setStyle({ property: 'value' }, { selector?, state?, media? })",
    { declarations: v.record(text, text), rule: v.optional(rule) },
  ],
  'page.setAttribute': ['page.setAttribute(name, value or null)', { name: text, value: v.nullable(text) }],
  'page.insertBlock': [
    "page.insertBlock(id, { selector, position: 'before' | 'after' | 'inside' })",
    { id: text, where: v.optional(place) },
  ],
} as const satisfies Record<string, readonly [string, Record<string, v.GenericSchema>]>

/** Refuses what a verb cannot take: says which argument it is, what it should be and how the verb is called. */
export function checkArguments(verb: keyof typeof verbs, given: readonly unknown[]): void {
  const [call, wanted] = verbs[verb]
  for (const [at, [name, schema]] of Object.entries<v.GenericSchema>(wanted).entries()) {
    const { issues } = v.safeParse(schema, given[at])
    if (issues) throw new Failure(verb, 'wrong-argument', `${describe(name, issues[0])}; call ${call}`)
  }
}

function describe(name: string, issue: v.BaseIssue<unknown>): string {
  const path = [name, v.getDotPath(issue)].filter(Boolean).join('.')
  if (issue.expected === 'never') return `${path} is not known`
  // A key is expected by its name.
  if (issue.type === 'strict_object' && issue.expected !== 'Object') return `${path} is missing`
  return `${path} must be ${wordFor(issue)}, not ${kindOf(issue.input)}`
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  Object: 'an object',
}

function wordFor({ expected, message, type }: v.BaseIssue<unknown>): string {
  if (type === 'custom') return message
  return words[expected ?? ''] ?? `one of ${(expected ?? message).replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}`
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value)
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${String(value)}`
}
