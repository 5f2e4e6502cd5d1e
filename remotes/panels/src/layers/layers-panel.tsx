import { Layers } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import type { CanvasService, NodeId, ToastsService } from '@pergola/contracts'
import { ContextMenu, EmptyState, PanelFrame, RowList, SearchField, useDebounced } from '@pergola/ui'
import type { RowListHandle } from '@pergola/ui'
import { isInstance } from './is-instance.ts'
import { layerMenu } from './layer-menu.ts'
import type { LayerCommands } from './layer-menu.ts'
import { LayerRowView } from './layer-row.tsx'
import styles from './layers-panel.module.css'
import { messages } from './messages.ts'
import type { LayerRow } from './project-layers.ts'
import { useLayerActions } from './use-layer-actions.ts'
import type { LayerActions } from './use-layer-actions.ts'
import { useLayerTree } from './use-layer-tree.ts'
import type { LayerTree } from './use-layer-tree.ts'
import { useRowEvents } from './use-row-events.ts'
import { useTreeDrop } from './use-tree-drag.ts'
import { useTreeKeyboard } from './use-tree-keyboard.ts'
import { wordsOf } from './words-of.ts'

export interface LayersPanelProps {
  canvas: CanvasService
  toasts: ToastsService
  commands: LayerCommands
}

const rowHeight = 28

export function LayersPanel({ canvas, toasts, commands }: LayersPanelProps) {
  const [query, setQuery] = useState('')
  const settled = useDebounced(query.trim(), limits.searchDebounce)
  const tree = useLayerTree(canvas, settled)
  const { actions, renaming, menu, closeMenu } = useLayerActions({ canvas, toasts, tree })

  return (
    <PanelFrame
      label={messages.title}
      head={<SearchField label={messages.search} value={query} onChange={setQuery} />}
      fills
    >
      {tree.rows.length === 0 ? (
        <Nothing searching={settled !== ''} />
      ) : (
        // A list of its own: after the search the tree begins at what is selected, not at its first row.
        <LayerList
          key={settled === '' ? 'tree' : 'found'}
          canvas={canvas}
          tree={tree}
          actions={actions}
          renaming={renaming}
        />
      )}
      {menu && (
        <ContextMenu
          x={menu.x}
          y={menu.y}
          label={messages.menu}
          onClose={closeMenu}
          items={layerMenu({ id: menu.id, canvas, commands, actions, onCollapseAll: tree.collapseAll })}
        />
      )}
    </PanelFrame>
  )
}

interface LayerListProps {
  canvas: CanvasService
  tree: LayerTree
  actions: LayerActions
  renaming: NodeId | null
}

interface FollowActive {
  readonly show: () => void
  readonly go: (id: NodeId) => void
}

/** Scrolling asks for the layout of everything, so it waits until the picture of what was selected has been drawn. */
function behindPicture(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const picture = requestAnimationFrame(() => {
    task = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(picture)
    clearTimeout(task)
  }
}

/** Scrolls to a new active row, and gives it the keyboard where the row that had it was deleted. */
function useFollowActive(active: NodeId | null, { show, go }: FollowActive) {
  const hasFocus = useRef(false)

  // The first picture of the panel shows the row already.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void show(), [])

  useEffect(() => {
    if (hasFocus.current && active !== null && document.activeElement === document.body) go(active)
    return behindPicture(show)
    // Only a new active row is scrolled to: the user's own scrolling is never taken back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [active])

  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}

function LayerList({ canvas, tree, actions, renaming }: LayerListProps) {
  const { rows, active, isOpen, layer } = tree
  const selection = useStore(canvas.state, (state) => state.selection)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const selected = useMemo(() => new Set(selection), [selection])
  const list = useRef<RowListHandle>(null)
  const onKeyDown = useTreeKeyboard({ tree, canvas, actions })
  const events = useRowEvents({ canvas, actions, isOpen })
  const area = useRef<HTMLDivElement>(null)
  const { refuse: onRefused, dropped: onDropped, linger: onLinger } = actions
  const mark = useTreeDrop({ tree: area, canvas, onRefused, onDropped, onLinger })
  const activeIndex = rows.findIndex(({ id }) => id === active)
  const focusEvents = useFollowActive(active, {
    show: () => activeIndex >= 0 && list.current?.show(activeIndex),
    go: actions.go,
  })

  function row({ id, level, position, siblings }: LayerRow) {
    const node = layer(id)
    if (!node) return null
    return (
      <LayerRowView
        id={id}
        level={level}
        position={position}
        siblings={siblings}
        tag={node.tag}
        label={node.label}
        words={wordsOf(node, canvas)}
        symbol={isInstance(canvas, id)}
        hidden={node.hidden}
        hasChildren={node.children.length > 0}
        selected={selected.has(id)}
        active={id === active}
        open={isOpen(id)}
        drop={mark?.id === id ? mark.position : undefined}
        refused={mark?.id === id && !mark.allowed}
        readOnly={readOnly}
        onRenamed={id === renaming ? actions.endRename : undefined}
      />
    )
  }

  return (
    <div ref={area} className={styles.tree} {...focusEvents}>
      <RowList
        items={rows}
        itemKey={({ id }) => id}
        rowHeight={rowHeight}
        role="tree"
        multiple
        label={messages.title}
        handle={list}
        // The row that has the focus, and the one that is dragged, must not leave the document.
        keepMounted={activeIndex < 0 ? [] : [activeIndex]}
        onKeyDown={onKeyDown}
        {...events}
        render={row}
      />
    </div>
  )
}

function Nothing({ searching }: { searching: boolean }) {
  if (searching) return <EmptyState title={messages.noMatch} />
  return <EmptyState icon={<Layers />} title={messages.empty} text={messages.emptyHint} />
}
