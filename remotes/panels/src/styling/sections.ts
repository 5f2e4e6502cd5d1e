import * as background from './background/background-section.tsx'
import * as border from './border/border-section.tsx'
import * as layout from './layout/layout-section.tsx'
import type { StyleSection } from './section.ts'
import * as typography from './typography/typography-section.tsx'

/** In the order of the specification. A new section is a file and a line. */
export const sections: readonly StyleSection[] = [
  { id: 'layout', title: 'Layout', ...layout },
  { id: 'typography', title: 'Typography', ...typography },
  { id: 'border', title: 'border', ...border },
  { id: 'background', title: 'background', ...background },
]
