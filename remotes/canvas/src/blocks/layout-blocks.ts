import type { BlockDefinition } from './block-definition.ts'

export const layoutBlocks: readonly BlockDefinition[] = [
  {
    id: 'section',
    label: 'Section',
    category: 'Layout',
    icon: 'M3 5h18v14H3zM3 9h18',
    html: '<section class="section p-10 drop">\n  <div class="inf-container p-10 drop"></div>\n</section>',
  },
  {
    id: 'container',
    label: 'Container',
    category: 'Layout',
    icon: 'M3 5h18v14H3zM7 9h10v6H7z',
    html: '<section class="inf-container p-10 drop"></section>',
  },
  {
    id: 'block',
    label: 'Block',
    category: 'Layout',
    icon: 'M5 5h14v14H5z',
    html: '<div class="inf-block p-10 drop"></div>',
  },
]
