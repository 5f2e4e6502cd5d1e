import { useState } from 'react'
import type { RefObject } from 'react'
import type { HomePageWish, Page } from '@pergola/contracts'
import { setHomePage } from './home-page.ts'
import { markDrafts } from './draft-pages.ts'
import { messages } from './messages.ts'
import { duplicatePage } from './duplicate-page.ts'
import { movePages } from './move-pages.ts'
import { canPut, movesInto, renamesOf } from './moved-pages.ts'
import type { PagePlace } from './moved-pages.ts'
import { openPage } from './open-page.ts'
import type { PageServices } from './page-services.ts'
import { comparePages, folderOf, isFirst, pathOf } from './page-tree.ts'
import { removePages } from './remove-page.ts'
import { renamePage } from './rename-page.ts'
import type { DuringWork } from './use-page-work.ts'
import type { PageTree } from './use-page-tree.ts'

export type PageActions = ReturnType<typeof usePageActions>['actions']

interface PageActionsOptions {
  readonly services: PageServices
  readonly pages: Readonly<Record<string, Page>>
  readonly tree: PageTree
  /** Around the rows. */
  readonly box: RefObject<HTMLElement | null>
  readonly during: DuringWork
  readonly readOnly: boolean
  readonly onChosen: (() => void) | undefined
}

interface Modifiers {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** After the next commit: the active row is kept mounted, wherever it stands. */
function focusActive(box: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus())
}

/** What can be done to pages from their rows, and what is half done: a name being typed, a menu, a folder being chosen. */
export function usePageActions(options: PageActionsOptions) {
  const { tree, box, readOnly } = options
  const [renaming, setRenaming] = useState<string | null>(null)
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null)
  const [moving, setMoving] = useState<readonly string[] | null>(null)
  const [homing, setHoming] = useState<string | null>(null)
  const changes = changesOf(options)
  const meant = (key: string) => (tree.selected.includes(key) ? tree.selected : [key])

  const actions = {
    ...changes,
    meant,
    go(key: string) {
      tree.go(key)
      focusActive(box)
    },
    choose(key: string) {
      tree.go(key)
      const row = tree.rows.find((each) => each.key === key)
      if (row && !row.page) tree.setOpen(key, !row.open)
      else void changes.open(key)
    },
    /** A click opens; with Ctrl it adds to what is selected or takes away, with Shift it selects up to there. */
    press(key: string, { ctrlKey, metaKey, shiftKey }: Modifiers) {
      if (shiftKey && tree.active) tree.selectTo(key, tree.active.key)
      else if (ctrlKey || metaKey) tree.toggle(key)
      else {
        tree.selectOnly([key])
        return actions.choose(key)
      }
      return actions.go(key)
    },
    startRename: (key: string) => void (readOnly || key === 'index' || setRenaming(key)),
    endRename(key: string, typed: string | null, byKey: boolean) {
      setRenaming(null)
      if (byKey) focusActive(box)
      const before = tree.rows.find((row) => row.key === key)?.path.replace(/\/$/, '')
      if (typed !== null && typed !== '' && typed !== before) void changes.rename(key, typed)
    },
    openMenu(key: string, place: { x: number; y: number }) {
      if (!tree.selected.includes(key)) tree.selectOnly([key])
      tree.go(key)
      setMenu({ key, ...place })
    },
    closeMenu: () => setMenu(null),
    askFolder: (keys: readonly string[]) => void (readOnly || setMoving(keys)),
    askHome: (key: string) => void (readOnly || setHoming(key)),
    endAsking() {
      setMoving(null)
      setHoming(null)
    },
  }

  return { actions, renaming, menu, moving, homing }
}

/** What is done to the site. Nothing where it is only looked at. */
function changesOf({ services, pages, tree, during, readOnly, onChosen }: PageActionsOptions) {
  async function open(name: string) {
    if (await openPage(name, services)) onChosen?.()
  }

  async function move(moves: ReturnType<typeof movesInto>, place: PagePlace, keys: readonly string[] = []) {
    const moved = await movePages({ moves, place, keys }, during, services)
    const [first] = moved
    if (first === undefined) return
    tree.selectOnly(moved.map(({ name }) => name))
    tree.reveal(first.name, pathOf(first))
  }

  async function put(keys: readonly string[], place: PagePlace) {
    if (readOnly) return
    if (!canPut(keys, place)) services.toasts.warning(messages.notThere)
    else await move(movesInto(pages, keys, place.folder), place, keys)
  }

  return {
    open,
    put,
    async openSettings(name: string) {
      if (!(await openPage(name, services))) return
      services.dialogs.open({ slot: 'modal:page-helmet', title: messages.helmet, argument: name })
    },
    /** `typed` is a page's name, or a folder's path. */
    async rename(key: string, typed: string) {
      if (key.endsWith('/')) return move(renamesOf(pages, key, `${typed.replace(/^\/+|\/+$/g, '')}/`), { folder: '' })
      const renamed = await renamePage(key, { to: typed, during }, services)
      if (renamed) tree.reveal(renamed.name, pathOf(renamed))
    },
    async setHome(wish: HomePageWish) {
      const home = readOnly ? null : await setHomePage(wish, during, services)
      if (home) tree.reveal(home.name, pathOf(home))
    },
    duplicate: (key: string) => void (readOnly || key.endsWith('/') || void duplicatePage(key, services)),
    mark: (keys: readonly string[], isDraft: boolean) => void (readOnly || void markDrafts(keys, isDraft, services)),
    remove: (keys: readonly string[]) => void (readOnly || void removePages(pages, keys, services)),
    /** One place up or down among the pages of its folder. */
    async step(key: string, by: -1 | 1) {
      const own = Object.hasOwn(pages, key) ? pages[key] : undefined
      if (!own) return
      const folder = folderOf(pathOf(own))
      const beside = Object.values(pages).filter(
        (page) => !page.hidden && folderOf(pathOf(page)) === folder && !isFirst(page),
      )
      const names = beside.toSorted(comparePages).map(({ name }) => name)
      const at = names.indexOf(key)
      const isEnd = at === -1 || at + by < 0 || at + by >= names.length
      if (!isEnd) await put([key], { folder, before: names[by === 1 ? at + 2 : at - 1] ?? null })
    },
  }
}
