import { isMap, parseDocument } from 'yaml'

export interface MarkdownFile {
  /** Values of the front matter by their names; empty without one. */
  readonly values: ReadonlyMap<string, unknown>
  /** The Markdown below it. */
  readonly body: string
  /** Why the front matter could not be read; its values are empty then. */
  readonly problem: string | null
}

const fence = /^\ufeff?---[\t ]*\r?\n([\s\S]*?)(?:^|\n)---[\t ]*(?:\r?\n|$)/

/** A Markdown file with YAML between two lines of `---` at its start, as Jekyll made it known. */
export function readMarkdownFile(text: string): MarkdownFile {
  const match = fence.exec(text)
  if (!match) return { values: new Map(), body: text.replace(/^\ufeff/, ''), problem: null }
  const body = text.slice(match[0].length).replace(/^\r?\n/, '')
  const document = parseDocument(match[1] ?? '', { logLevel: 'silent' })
  const error = document.errors[0]
  if (error) return { values: new Map(), body, problem: error.message.replace(/:?\s*\n[^]*/, '') }
  try {
    const read: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 100 })
    return { values: read instanceof Map ? stringKeys(read) : new Map(), body, problem: null }
  } catch (thrown) {
    return { values: new Map(), body, problem: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

function stringKeys(read: Map<unknown, unknown>): Map<string, unknown> {
  return new Map([...read].map(([key, value]) => [String(key), value]))
}

/**
 * The file with other values in its front matter and another body; undefined takes a value away. Remarks, the order and
 * the writing of what does not change stay. A front matter that cannot be read is replaced.
 */
export function writeMarkdownFile(
  text: string,
  values: Readonly<Record<string, unknown>>,
  body = readMarkdownFile(text).body,
): string {
  const head = fence.exec(text)?.[0] ?? ''
  const before = readMarkdownFile(text)
  const changed = Object.entries(values).filter(([name, value]) => !isSame(before.values.get(name), value))
  const content = body === '' || body.endsWith('\n') ? body : `${body}\n`
  if (changed.length > 0 || before.problem !== null) {
    return `---\n${changedHead(text, changed)}---\n${head === '' ? '\n' : blankBefore(text, head.length)}${content}`
  }
  return body === before.body ? text : head + blankBefore(text, head.length) + content
}

function changedHead(text: string, changed: readonly (readonly [name: string, value: unknown])[]): string {
  const written = readMarkdownFile(text).problem === null ? (fence.exec(text)?.[1] ?? '') : ''
  const document = parseDocument(written)
  if (!isMap(document.contents)) document.contents = document.createNode({}) as never
  for (const [name, value] of changed) {
    if (value === undefined) document.delete(name)
    else document.set(name, value)
  }
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0
  return isEmpty ? '' : document.toString({ lineWidth: 0 })
}

const blankBefore = (text: string, at: number) => /^\r?\n/.exec(text.slice(at))?.[0] ?? ''

const isSame = (left: unknown, right: unknown) => left === right || JSON.stringify(left) === JSON.stringify(right)
