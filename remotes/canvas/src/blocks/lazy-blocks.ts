import type { BlockDefinition } from './block-definition.ts'
import { featureBlocks } from './feature-blocks.ts'

const plainBlocks: readonly BlockDefinition[] = [
  {
    id: 'list',
    label: 'List',
    category: 'Basic',
    icon: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
    html: '<ul>\n  <li>First item</li>\n  <li>Second item</li>\n  <li>Third item</li>\n</ul>',
  },
  {
    id: 'numbered-list',
    label: 'Numbered list',
    category: 'Basic',
    icon: 'M10 6h10M10 12h10M10 18h10M4 4h1v4M4 11h2l-2 3h2M4 17h2v4H4',
    html: '<ol>\n  <li>First step</li>\n  <li>Second step</li>\n  <li>Third step</li>\n</ol>',
  },
  {
    id: 'quote',
    label: 'Quote',
    category: 'Basic',
    icon: 'M4 6h6v6H6a2 2 0 0 0 2 3v3a4 4 0 0 1-4-4zM14 6h6v6h-4a2 2 0 0 0 2 3v3a4 4 0 0 1-4-4z',
    html: '<blockquote>\n  <p>What somebody said</p>\n</blockquote>',
  },
  {
    id: 'nav',
    label: 'Navigation',
    category: 'Layout',
    icon: 'M3 5h18v6H3zM6 8h2M11 8h2M16 8h2M5 16h14',
    html:
      '<nav class="p-10 drop" aria-label="Main">\n' +
      '  <ul>\n' +
      '    <li><a href="#">Home</a></li>\n' +
      '    <li><a href="#">About</a></li>\n' +
      '    <li><a href="#">Contact</a></li>\n' +
      '  </ul>\n' +
      '</nav>',
  },
  {
    id: 'form',
    label: 'Form',
    category: 'Layout',
    icon: 'M4 3h16v18H4zM7 7h6M7 10h10M7 14h10M13 17h4',
    html: '<form class="inf-block p-10 drop" method="post"></form>',
  },
]

/** What few pages begin with: fetched when Add is open, behind what the page needs. */
export const lazyBlocks: readonly BlockDefinition[] = [...plainBlocks, ...featureBlocks]
