/**
 * Whatever opens above the rest and positions itself: the parts of the kit that are built on Base UI. With them comes
 * what draws long lists, because the page that a visitor waits for shows none.
 */
export { ChoiceList } from '../choice-list/choice-list.tsx'
export { Dialog } from '../dialog/dialog.tsx'
export { ContextMenu } from '../menu/context-menu.tsx'
export { Menu } from '../menu/menu.tsx'
export { PaletteList } from '../palette-list/palette-list.tsx'
export { Popover } from '../popover/popover.tsx'
export { VirtualList } from '../virtual-list/virtual-list.tsx'
