/** Inside these, start tags of text elements do not make their content text. */
const counted = new Set(['svg', 'math', 'select'])
/** Behind these, an end tag may close less than it names. */
const lasting = new Set(['frameset', 'foreignobject', 'desc', 'annotation-xml', 'mi', 'mo', 'mn', 'ms', 'mtext'])

interface TextDoubt {
  readonly started: (name: string, isSelfClosing: boolean) => void
  readonly ended: (name: string) => void
  /** Whether the place reached may be in a drawing, a formula, a select or a frameset. */
  readonly isOpen: () => boolean
}

/**
 * Knows, without a tree, where the content of `title`, `style`, `textarea` and their kind may be markup: the tree builder
 * of HTML switches the tokenizer to text only for HTML elements that it inserts. Doubts rather once too often.
 */
export function textDoubt(): TextDoubt {
  const open = new Map<string, number>()
  let depth = 0
  let lasts = false
  return {
    started(name, isSelfClosing) {
      if (lasting.has(name) || (name === 'template' && depth > 0)) lasts = true
      // A select has no self-closing form: HTML ignores the slash.
      if (!counted.has(name) || (isSelfClosing && name !== 'select')) return
      open.set(name, (open.get(name) ?? 0) + 1)
      depth += 1
    },
    ended(name) {
      const count = open.get(name) ?? 0
      if (count === 0) return
      open.set(name, count - 1)
      depth -= 1
    },
    isOpen: () => lasts || depth > 0,
  }
}
