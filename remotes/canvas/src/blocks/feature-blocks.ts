import { componentMarkers } from '@pergola/contracts'
import { sliderMarkup, splitMarkup } from '@pergola/site/components'
import type { BlockDefinition } from './block-definition.ts'

/** A companion of a loop: its Traits say what it does to the list, once it stands in a looper. */
function loopButton(className: string, part: string, text: string): string {
  return `<button class="${className}" type="button" ${componentMarkers.loopPart}="${part}">${text}</button>`
}

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
    needs: 'enable_spline_viewer',
  },
  {
    id: 'slider',
    label: 'Slider',
    category: 'fancy',
    icon: 'M6 5h12v14H6zM3 8v8M21 8v8M10 15h.01M12 15h.01M14 15h.01',
    html: sliderMarkup,
    needs: 'enable_swiperjs',
  },
  {
    id: 'looper',
    label: 'Looper',
    category: 'logic',
    icon: 'M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3',
    html: `<section class="p-10 drop" ${componentMarkers.looper}=""></section>`,
  },
  {
    id: 'looper-load-more-button',
    label: 'Load More Button',
    category: 'logic',
    icon: 'M5 4h14v6H5zM12 13v7M8.5 16.5H15.5',
    html: loopButton('inf-button p-10', 'more', 'Load more'),
  },
  {
    id: 'looper-next-prev-button',
    label: 'Next Prev Button',
    category: 'logic',
    icon: 'M9 6l-6 6 6 6M15 6l6 6-6 6',
    html: `<div class="p-10">${loopButton('inf-button looper-prev-button', 'previous', 'Previous')}${loopButton('inf-button looper-next-button', 'next', 'Next')}</div>`,
  },
  {
    id: 'looper-filter-button',
    label: 'Filter Button',
    category: 'logic',
    icon: 'M4 5h16l-6 7v6l-4 2v-8z',
    html: loopButton('inf-button p-10', 'filter', 'All'),
  },
  {
    id: 'looper-input-filter',
    label: 'Filter Input',
    category: 'logic',
    icon: 'M3 7h18v10H3zM7 10v4M11 14h6',
    html: `<input class="inf-input" type="search" ${componentMarkers.loopPart}="input" placeholder="Filter" aria-label="Filter">`,
  },
]
