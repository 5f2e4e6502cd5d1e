import type { Block } from '@pergola/contracts'

/** The record of a symbol, as a project keeps it. */
export const card = {
  id: 'card',
  name: 'Card',
  label: 'Card',
  category: 'symbols',
  type: 'symbol',
  media: '',
  content: '',
  style: '',
  pathes: { content: 'editor/symbols/card/card.html', style: 'editor/symbols/card/card.css' },
} as const satisfies Block
