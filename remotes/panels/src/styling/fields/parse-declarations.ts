import { splitOutside } from '../split-list.ts'

export interface PastedStyles {
  /** In their order; a property may be said several times, for browsers that do not know the later value. */
  readonly declarations: readonly (readonly [property: string, value: string])[]
  /** What rules behind the first, and those nested in it, are for. */
  readonly left: readonly string[]
}

interface TextRule {
  readonly head: string
  readonly body: string
}

const one = /^(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*([\s\S]+)$/i

/** The rules of a text, one after the other, with the declarations between them. A value in braces is none. */
function rulesOf(text: string): readonly TextRule[] {
  const rules: TextRule[] = []
  let [depth, open, end] = [0, 0, 0]
  for (const { 0: sign, index } of text.matchAll(/\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[{}]/g)) {
    if (sign === '{') {
      if (depth === 0) open = index
      depth += 1
    }
    if (sign !== '}' || depth === 0) continue
    depth -= 1
    if (depth > 0) continue
    rules.push({ head: text.slice(end, open), body: text.slice(open + 1, index) })
    end = index + 1
  }
  if (depth > 0) rules.push({ head: text.slice(end, open), body: text.slice(open + 1) })
  return rules.filter(({ head }) => !/--[\w-]+\s*:\s*$/.test(head))
}

function namesOf(rules: readonly TextRule[]): readonly string[] {
  return rules.map(({ head }) => (splitOutside(head, ';').at(-1) ?? '').replace(/\s+/g, ' '))
}

/** What stands in the innermost of the rules that begin the text, and the names of all the others. */
function insideOf(text: string): { body: string; left: readonly string[] } {
  const [first, ...others] = rulesOf(text)
  if (!first || first.head.includes(';')) return { body: text, left: namesOf(rulesOf(text)) }
  const { body, left } = insideOf(first.body)
  return { body, left: [...left, ...namesOf(others)] }
}

/** The declarations of a pasted text: a bare list, or the first rule around one. */
export function parseDeclarations(text: string): PastedStyles {
  const { body, left } = insideOf(text.replace(/\/\*[\s\S]*?\*\//g, ''))
  const declarations = splitOutside(body, ';').flatMap((declaration): (readonly [string, string])[] => {
    // Behind a rule that is nested in it no semicolon stands.
    const match = one.exec(declaration) ?? one.exec(declaration.slice(declaration.lastIndexOf('}') + 1).trim())
    const [, name = '', value = ''] = match ?? []
    return name === '' ? [] : [[name.startsWith('--') ? name : name.toLowerCase(), value.trim()]]
  })
  return { declarations, left }
}
