import { useEffect, useRef } from 'react'
import type { FocusEvent, MouseEvent, RefObject } from 'react'
import type { Page } from '@pergola/contracts'
import { ContextMenu, RowList } from '@pergola/ui'
import type { RowListHandle } from '@pergola/ui'
import { messages } from './messages.ts'
import { HomeDialog } from './home-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { usePageActions } from './page-actions.ts'
import type { PageActions } from './page-actions.ts'
import { pageMenu } from './page-menu.ts'
import { PageRow, withoutSlash } from './page-row.tsx'
import type { PageServices } from './page-services.ts'
import { folderKeys, foundPages } from './page-tree.ts'
import styles from './pages-panel.module.css'
import { usePageDrop, usePagePickup } from './use-page-drag.ts'
import { usePageKeys } from './use-page-keys.ts'
import type { PageTree } from './use-page-tree.ts'
import type { DuringWork } from './use-page-work.ts'

interface PageListProps {
  services: PageServices
  pages: Readonly<Record<string, Page>>
  tree: PageTree
  /** Name of the open page. */
  current: string | null
  readOnly: boolean
  during: DuringWork
  onChosen: (() => void) | undefined
}

const rowHeight = 32

/** The pages of a site by their folders. Only rows in view are drawn. */
export function PageList(props: PageListProps) {
  const { tree, current, readOnly } = props
  const box = useRef<HTMLDivElement>(null)
  const { actions, renaming, menu, moving, homing } = usePageActions({ ...props, box })
  const onKeyDown = usePageKeys(tree, actions)
  const { onPut, onLinger } = { onPut: actions.put, onLinger: (key: string) => tree.setOpen(key, true) }
  const drop = usePageDrop({ tree: box, rows: tree.rows, meant: actions.meant, onPut, onLinger })
  const { list, ...focusEvents } = useShownRow(tree, box)
  const selected = new Set(tree.selected)

  return (
    <div ref={box} className={styles.tree} data-drop={drop?.key === '' || undefined} {...focusEvents}>
      <RowList
        items={tree.rows}
        itemKey={({ key }) => key}
        rowHeight={rowHeight}
        role="tree"
        multiple
        label={messages.title}
        handle={list}
        keepMounted={tree.activeIndex < 0 ? [] : [tree.activeIndex]}
        onKeyDown={onKeyDown}
        {...useRowEvents(actions, readOnly)}
        render={(row) => (
          <PageRow
            row={row}
            current={row.key === current}
            selected={selected.has(row.key)}
            active={row.key === tree.active?.key}
            drop={drop?.key === row.key ? drop.mark : undefined}
            refused={drop?.key === row.key && !drop.allowed}
            onRenamed={row.key === renaming ? actions.endRename : undefined}
          />
        )}
      />
      <Floating {...props} actions={actions} menu={menu} moving={moving} homing={homing} />
    </div>
  )
}

interface FloatingProps extends PageListProps, Omit<ReturnType<typeof usePageActions>, 'renaming'> {}

/** What stands over the list: the menu of a row, and the question for a folder. */
function Floating({ services, pages, tree, readOnly, actions, menu, moving, homing }: FloatingProps) {
  const mayCopy = services.projects.planPageCopy !== undefined
  const mayBeHome = services.projects.planHomePage !== undefined && services.canvas.changeFiles !== undefined
  return (
    <>
      {menu && (
        <ContextMenu
          x={menu.x}
          y={menu.y}
          label={messages.menu}
          onClose={actions.closeMenu}
          items={pageMenu({ key: menu.key, pages, tree, actions, readOnly, mayCopy, mayBeHome })}
        />
      )}
      {homing !== null && (
        <HomeDialog name={homing} onWish={(wish) => void actions.setHome(wish)} onClose={actions.endAsking} />
      )}
      {moving && (
        <MoveDialog
          count={moving.length}
          folders={folderKeys(foundPages(pages, '')).map(withoutSlash)}
          onFolder={(folder) => void actions.put(moving, { folder })}
          onClose={actions.endAsking}
        />
      )}
    </>
  )
}

/** The active row is in view when it becomes another, and has the keyboard where the one that had it went. */
function useShownRow(tree: PageTree, box: RefObject<HTMLDivElement | null>) {
  const list = useRef<RowListHandle>(null)
  const hadFocus = useRef(false)
  const key = tree.active?.key
  useEffect(() => {
    if (tree.activeIndex >= 0) list.current?.show(tree.activeIndex)
    // Only a new active row is scrolled to: a person's own scrolling is never taken back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus()
    }
  })
  return {
    list,
    onFocus(event: FocusEvent) {
      hadFocus.current = true
      const hit = hitOf(event)
      // Keys are for the row that has the focus, however it came there.
      if (hit && hit.key !== key) tree.go(hit.key)
    },
    onBlur: () => void (hadFocus.current = false),
  }
}

interface Hit {
  readonly row: HTMLElement
  readonly key: string
  /** What the pressed part of the row does by itself; undefined for the row. */
  readonly does: string | undefined
}

function hitOf({ target }: { target: EventTarget }): Hit | null {
  const element = target as Element
  const row = element.closest<HTMLElement>('[data-key]')
  if (!row) return null
  const does = element.closest<HTMLElement>('[data-does]')?.dataset['does']
  return { row, key: row.dataset['key'] ?? '', does }
}

/** What the pointer does to the rows, once for the whole list. */
function useRowEvents(actions: PageActions, readOnly: boolean) {
  const pickup = usePagePickup(actions.meant, readOnly)
  return {
    onClick(event: MouseEvent) {
      const hit = hitOf(event)
      if (!hit || hit.does === 'rename') return
      const { left, bottom } = (event.target as Element).getBoundingClientRect()
      if (hit.does === 'menu') actions.openMenu(hit.key, { x: left, y: bottom })
      else if (hit.does === 'settings') void actions.openSettings(hit.key)
      else actions.press(hit.key, event)
    },
    onDoubleClick(event: MouseEvent) {
      const hit = hitOf(event)
      if (hit && !hit.does) actions.startRename(hit.key)
    },
    onContextMenu(event: MouseEvent) {
      const hit = hitOf(event)
      if (!hit || hit.does === 'rename') return
      event.preventDefault()
      actions.openMenu(hit.key, { x: event.clientX, y: event.clientY })
    },
    onPointerOver(event: MouseEvent) {
      const hit = hitOf(event)
      // A quick hand is over another row before the drag of the one that was pressed begins.
      if (hit && event.buttons === 0) pickup(hit.row, hit.key)
    },
  }
}
