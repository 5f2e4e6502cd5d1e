import type { Page } from '@pergola/contracts'
import type { MenuEntry } from '@pergola/ui'
import { areDrafts } from './draft-pages.ts'
import { messages } from './messages.ts'
import type { PageActions } from './page-actions.ts'
import type { PageTree } from './use-page-tree.ts'

interface PageMenuOptions {
  readonly key: string
  readonly pages: Readonly<Record<string, Page>>
  readonly tree: PageTree
  readonly actions: PageActions
  readonly readOnly: boolean
  /** Whether the service can copy a page. */
  readonly mayCopy: boolean
  /** Whether the service can give the site another first page. */
  readonly mayBeHome: boolean
}

/** What can be done to a page or a folder, and to all that are selected with it. */
export function pageMenu({ key, ...options }: PageMenuOptions): MenuEntry[] {
  const { pages, tree, actions, readOnly } = options
  const keys = actions.meant(key)
  const isFixed = readOnly || keys.every((each) => each === 'index')
  return [
    ...ofOne(key, keys.length === 1, options),
    {
      label: messages.draftItem,
      checked: areDrafts(pages, keys),
      disabled: isFixed,
      onSelect: () => actions.mark(keys, !areDrafts(pages, keys)),
    },
    { label: messages.moveTo, disabled: isFixed, onSelect: () => actions.askFolder(keys) },
    { label: messages.moveUp, shortcut: 'Mod+ArrowUp', disabled: isFixed, onSelect: () => void actions.step(key, -1) },
    {
      label: messages.moveDown,
      shortcut: 'Mod+ArrowDown',
      disabled: isFixed,
      onSelect: () => void actions.step(key, 1),
    },
    'separator',
    { label: messages.openAll, onSelect: tree.openAll },
    { label: messages.closeAll, onSelect: tree.closeAll },
    'separator',
    {
      label: removalLabel(key, keys),
      shortcut: 'Delete',
      danger: true,
      disabled: isFixed,
      onSelect: () => actions.remove(keys),
    },
  ]
}

type OneOptions = Omit<PageMenuOptions, 'key'>

function ofOne(key: string, isAlone: boolean, options: OneOptions): MenuEntry[] {
  const { pages, tree, actions, readOnly, mayCopy, mayBeHome } = options
  if (!isAlone) return []
  const rename = {
    label: messages.renameItem,
    shortcut: 'F2',
    disabled: readOnly || key === 'index',
    onSelect: () => actions.startRename(key),
  }
  if (!Object.hasOwn(pages, key)) {
    const open = tree.rows.some((row) => row.key === key && !row.page && row.open)
    return [{ label: open ? messages.close : messages.open, onSelect: () => tree.setOpen(key, !open) }, rename]
  }
  return [
    { label: messages.open, shortcut: 'Enter', onSelect: () => void actions.open(key) },
    { label: messages.settingsItem, onSelect: () => void actions.openSettings(key) },
    rename,
    {
      label: messages.homeItem,
      disabled: readOnly || key === 'index' || !mayBeHome,
      onSelect: () => actions.askHome(key),
    },
    {
      label: messages.duplicateItem,
      shortcut: 'Mod+D',
      disabled: readOnly || !mayCopy,
      onSelect: () => actions.duplicate(key),
    },
  ]
}

function removalLabel(key: string, keys: readonly string[]): string {
  if (keys.length === 1 && key === 'index') return messages.removeIndex
  return keys.length === 1 ? messages.removeItem : messages.removeItems(keys.length)
}
