const sides = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const
const sizes: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' }

/**
 * The physical property that a logical one sets where lines run across the page, which is where both compete for the
 * same edge; null for any other property.
 */
export function physicalProperty(property: string, direction: 'ltr' | 'rtl'): string | null {
  const edge =
    /^((?:scroll-)?(?:margin|padding)|inset|border)-(inline|block)-(start|end)(-(?:width|style|color))?$/.exec(property)
  if (edge !== null) {
    const [, group = '', axis, end, part = ''] = edge
    const isLast = (end === 'end') !== (axis === 'inline' && direction === 'rtl')
    const side = sides[axis === 'inline' ? 'inline' : 'block'][isLast ? 1 : 0]
    return group === 'inset' ? side : `${group}-${side}${part}`
  }
  const size = /^((?:min|max)-)?(inline-size|block-size)$/.exec(property)
  return size === null ? null : `${size[1] ?? ''}${sizes[size[2] ?? '']}`
}
