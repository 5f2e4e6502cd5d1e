import { splitOutside } from '../split-list.ts'

/** The declarations of a pasted text: a bare list, or the first rule around one. Later ones win. */
export function parseDeclarations(text: string): Record<string, string> {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const block = /\{([^{}]*)\}/.exec(bare)?.[1] ?? bare
  const found: Record<string, string> = {}
  for (const declaration of splitOutside(block, ';')) {
    const match = /^(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*([\s\S]+)$/i.exec(declaration)
    if (match?.[1] && match[2]) found[match[1].startsWith('--') ? match[1] : match[1].toLowerCase()] = match[2].trim()
  }
  return found
}
