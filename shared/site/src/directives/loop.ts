import { identifier } from '@pergola/contracts'

/** `(item , index) in items`, the parts of a `v-for`. */
export interface Loop {
  readonly item: string
  readonly index: string
  readonly array: string
}

/** Any form the engine takes; parts that are not there are empty. Null for another text. */
export function parseLoop(text: string): Loop | null {
  const match = /^\s*([\s\S]*?)\s+(?:in|of)\s+([\s\S]+?)\s*$/.exec(text)
  if (!match) return null
  const [, left = '', array = ''] = match
  const inner = left.replace(/^\(|\)$/g, '').trim()
  const parts = /^(\{[\s\S]*\}|\[[\s\S]*\]|[^,]*?)\s*(?:,\s*([\s\S]*))?$/.exec(inner)
  return { item: parts?.[1]?.trim() ?? inner, index: parts?.[2]?.trim() ?? '', array }
}

/** As the specification stores it. */
export function loopText({ item, index, array }: Loop): string {
  return `(${item} , ${index}) in ${array}`
}

/** Names that a loop makes known inside its element. */
export function loopNames(text: string): string[] {
  const loop = parseLoop(text)
  return loop ? (`${loop.item},${loop.index}`.match(new RegExp(identifier, 'gu')) ?? []) : []
}
