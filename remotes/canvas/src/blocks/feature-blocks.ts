import { componentMarkers } from '@pergola/contracts'
import { splitMarkup } from '@pergola/site/components'
import type { BlockDefinition } from './block-definition.ts'

/** Blocks whose traits write more than an attribute, annex §2.1: groups fancy and logic. */
export const featureBlocks: readonly BlockDefinition[] = [
  {
    id: 'splitter',
    label: 'Splitter',
    category: 'fancy',
    icon: 'M4 6h16M4 18h16M6 12h2M11 12h2M16 12h2',
    html: `<p class="p-10" ${componentMarkers.splitter}="char">${splitMarkup('Insert your splitted text here', 'char')}</p>`,
  },
  {
    id: 'spline-viewer',
    label: 'Spline Viewer',
    category: 'fancy',
    icon: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
    html: '<spline-viewer class="inf-block"></spline-viewer>',
  },
  {
    id: 'looper',
    label: 'Looper',
    category: 'logic',
    icon: 'M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3',
    html: `<section class="p-10 drop" ${componentMarkers.looper}=""></section>`,
  },
]
