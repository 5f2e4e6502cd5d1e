export interface Flow {
  /** Along which children follow each other. */
  readonly axis: 'x' | 'y'
  /** The next child stands to the left, or above. */
  readonly reversed: boolean
}

/** The computed values a flow depends on; a CSSStyleDeclaration is one. */
export interface FlowStyle {
  readonly display: string
  readonly flexDirection: string
  readonly gridTemplateColumns: string
  readonly gridAutoFlow: string
  readonly direction: string
  readonly float: string
}

function gridAxis(style: FlowStyle): 'x' | 'y' {
  if (style.gridAutoFlow.startsWith('column')) return 'x'
  return style.gridTemplateColumns.trim().split(/\s+/).length > 1 ? 'x' : 'y'
}

function axisOf(parent: FlowStyle, child: FlowStyle | null): 'x' | 'y' {
  if (parent.display.endsWith('flex')) return parent.flexDirection.startsWith('row') ? 'x' : 'y'
  if (parent.display.endsWith('grid')) return gridAxis(parent)
  if (parent.display === 'table-row') return 'x'
  if (!child) return 'y'
  return child.display.startsWith('inline') || child.display === 'table-cell' || child.float !== 'none' ? 'x' : 'y'
}

/** How the children of an element follow each other, told by the layout it has and by the child in question. */
export function flowOf(parent: FlowStyle, child: FlowStyle | null): Flow {
  const axis = axisOf(parent, child)
  const flippedByDirection = axis === 'x' && parent.direction === 'rtl'
  const flippedByFlex = parent.display.endsWith('flex') && parent.flexDirection.endsWith('reverse')
  return { axis, reversed: flippedByDirection !== flippedByFlex }
}
