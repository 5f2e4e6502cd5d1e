import { splitOutside } from '../split-list.ts'

const one = /^(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*([\s\S]+)$/i

/** What stands in the innermost of the rules that begin the text; a value in braces, or a rule behind others, begins none. */
function insideOf(text: string): string {
  const open = text.indexOf('{')
  const head = text.slice(0, open)
  if (open < 0 || /[;}]|--[\w-]+\s*:\s*$/.test(head)) return text
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return insideOf(text.slice(open + 1, at))
  }
  return insideOf(text.slice(open + 1))
}

/** The declarations of a pasted text: a bare list, or the first rule around one. Later ones win. */
export function parseDeclarations(text: string): Record<string, string> {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const found: Record<string, string> = {}
  for (const declaration of splitOutside(insideOf(bare), ';')) {
    // Behind a rule that is nested in it no semicolon stands.
    const match = one.exec(declaration) ?? one.exec(declaration.slice(declaration.lastIndexOf('}') + 1).trim())
    if (match?.[1] && match[2]) found[match[1].startsWith('--') ? match[1] : match[1].toLowerCase()] = match[2].trim()
  }
  return found
}
