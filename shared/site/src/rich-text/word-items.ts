import { isElement, textOf, type PastedElement, type PastedNode } from './rich-node.ts'

/** What a paragraph says of the list it is a point of: Word writes no lists. */
export interface WordItem {
  readonly level: number
  readonly isOrdered: boolean
  readonly start: number | null
  /** Without the number or the bullet. */
  readonly children: readonly PastedNode[]
}

const isMarker = ({ style }: PastedElement) => style['mso-list'] === 'ignore'

function markerIn(nodes: readonly PastedNode[]): string {
  return nodes
    .filter(isElement)
    .map((node) => (isMarker(node) ? textOf(node) : markerIn(node.children)))
    .join('')
}

function withoutMarker(nodes: readonly PastedNode[]): readonly PastedNode[] {
  return nodes.flatMap((node): readonly PastedNode[] => {
    if (!isElement(node)) return [node]
    return isMarker(node) ? [] : [{ ...node, children: withoutMarker(node.children) }]
  })
}

const bullets = /^[\s\u00a0]*[·•▪◦§\uf0a7\uf0b7][\s\u00a0]+/

/** A bullet that nothing marks as one. */
function withoutBullet([first, ...others]: readonly PastedNode[]): readonly PastedNode[] {
  if (first === undefined) return []
  if (!isElement(first)) return [first.replace(bullets, ''), ...others]
  if (/^[·•▪◦§\uf0a7\uf0b7]$/.test(textOf(first).trim())) return others
  return [{ ...first, children: withoutBullet(first.children) }, ...others]
}

const className = /\bMsoList(Bullet|Number)(\d?)/

/** Null for a paragraph that is no point of a list. */
export function wordItem(pasted: PastedElement): WordItem | null {
  const named = className.exec(pasted.attributes['class'] ?? '')
  const level = /\blevel(\d+)/.exec(pasted.style['mso-list'] ?? '')?.[1] ?? (named ? named[2] || '1' : null)
  if (level === null) return null
  const marker = markerIn(pasted.children).trim()
  const counted = /^\(?(?:(\d+)|[a-z]{1,5})[.)]/i.exec(marker)
  const rest = withoutMarker(pasted.children)
  return {
    level: Math.min(Math.max(Number(level), 1), 9),
    isOrdered: marker === '' ? named?.[1] === 'Number' : counted !== null,
    start: counted?.[1] === undefined ? null : Number(counted[1]),
    children: marker === '' ? withoutBullet(rest) : rest,
  }
}
