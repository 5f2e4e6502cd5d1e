import { element, isElement, type RichElement, type RichNode } from './rich-node.ts'

/** A point of a list that says itself how deep it stands, 1 and more. */
export interface ListItem {
  readonly level: number
  readonly isOrdered: boolean
  /** The number it is counted with, where it says so. */
  readonly start: number | null
  readonly children: readonly RichNode[]
}

interface OpenList {
  readonly level: number
  readonly isOrdered: boolean
  readonly start: number | null
  readonly items: RichNode[][]
}

function closed({ isOrdered, start, items }: OpenList): RichElement {
  const attributes = isOrdered && start !== null && start !== 1 ? { start: String(start) } : {}
  return element(
    isOrdered ? 'ol' : 'ul',
    items.map((children) => element('li', children)),
    attributes,
  )
}

/** Lists out of points that stand one behind the other, each deeper one inside of the point before it. */
export function buildLists(items: readonly ListItem[]): readonly RichElement[] {
  const done: RichElement[] = []
  const open: OpenList[] = []
  const close = () => {
    const list = open.pop()
    if (!list) return
    const around = open.at(-1)?.items.at(-1)
    if (around) around.push(closed(list))
    else done.push(closed(list))
  }
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level && open.length > 1) close()
    const last = open.at(-1)
    if (last && last.level >= item.level && last.isOrdered !== item.isOrdered) close()
    const list = open.at(-1)
    if (list && list.level >= item.level) list.items.push([...item.children])
    else open.push({ ...item, items: [[...item.children]] })
  }
  while (open.length > 0) close()
  return done
}

/** The words of one paragraph, with or without lists behind it, stand in an item or a cell as they are. */
export function unwrapOnly(blocks: readonly RichElement[]): readonly RichNode[] {
  const [first, ...others] = blocks
  const isOnly = first?.name === 'p' && others.every((each) => isElement(each) && /^[ou]l$/.test(each.name))
  return first && isOnly ? [...first.children, ...others] : blocks
}
