import { clsx } from 'clsx'
import { ChevronRight, Eye, EyeOff } from 'lucide-react'
import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import type { CanvasService, LayerNode, NodeId } from '@pergola/contracts'
import { focusOnMount } from '@pergola/ui'
import { LayerIcon } from './layer-icon.tsx'
import styles from './layers-panel.module.css'
import { messages } from './messages.ts'
import type { LayerRow } from './project-layers.ts'
import { useLayerPickup } from './use-tree-drag.ts'
import type { DropMark } from './use-tree-drag.ts'

export interface LayerActions {
  select(id: NodeId, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void
  /** Moves the keyboard's place to a row. */
  go(id: NodeId): void
  /** The row must stay where it is mounted: it is being dragged. */
  hold(id: NodeId): void
  setExpanded(id: NodeId, expanded: boolean): void
  startRename(id: NodeId): void
  /** Null gives up. */
  endRename(id: NodeId, label: string | null): void
  openMenu(id: NodeId, place: { x: number; y: number }): void
  refuse(): void
  linger(id: NodeId): void
}

interface LayerRowViewProps {
  row: LayerRow
  node: LayerNode
  canvas: CanvasService
  actions: LayerActions
  selected: boolean
  active: boolean
  open: boolean
  renaming: boolean
  /** Set while a drag is over this row. */
  mark: DropMark | null
}

/** The id by which the focus finds the row of an element. */
export function rowElementId(id: NodeId): string {
  return `layer-${id}`
}

export function LayerRowView(props: LayerRowViewProps) {
  const { row, node, canvas, actions, selected, active, open, renaming, mark } = props
  const element = useRef<HTMLDivElement>(null)
  const hasChildren = node.children.length > 0
  const makeDraggable = useLayerPickup(element, node.id, canvas, actions.hold)

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it takes the keys
    <div
      ref={element}
      id={rowElementId(node.id)}
      data-layer={node.id}
      className={styles.row}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? open : undefined}
      aria-selected={selected}
      aria-label={node.hidden ? `${node.label}, hidden` : node.label}
      data-hidden={node.hidden || undefined}
      data-drop={mark?.position}
      data-refused={mark?.allowed === false || undefined}
      style={{ '--level': row.level - 1 } as CSSProperties}
      onClick={(event) => actions.select(node.id, event)}
      onDoubleClick={() => actions.startRename(node.id)}
      onPointerEnter={() => {
        makeDraggable()
        canvas.hover(node.id)
      }}
      onPointerLeave={() => canvas.hover(null)}
      onContextMenu={(event) => {
        event.preventDefault()
        actions.openMenu(node.id, { x: event.clientX, y: event.clientY })
      }}
    >
      <Arrow node={node} open={open} onToggle={() => actions.setExpanded(node.id, !open)} />
      <LayerIcon tag={node.tag} />
      {renaming ? (
        <NameInput label={node.label} onEnd={(label) => actions.endRename(node.id, label)} />
      ) : (
        <span className={styles.label}>{node.label}</span>
      )}
      <HideButton node={node} onToggle={() => canvas.setHidden(node.id, !node.hidden)} />
    </div>
  )
}

function Arrow({ node, open, onToggle }: { node: LayerNode; open: boolean; onToggle: () => void }) {
  if (node.children.length === 0) return <span className={styles.arrow} />
  return (
    <button
      type="button"
      tabIndex={-1}
      className={clsx(styles.arrow, styles.toggle)}
      data-open={open || undefined}
      aria-label={open ? messages.collapse(node.label) : messages.expand(node.label)}
      onClick={withoutRow(onToggle)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <ChevronRight aria-hidden="true" />
    </button>
  )
}

function HideButton({ node, onToggle }: { node: LayerNode; onToggle: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.eye}
      title={node.hidden ? messages.show(node.label) : messages.hide(node.label)}
      aria-label={node.hidden ? messages.show(node.label) : messages.hide(node.label)}
      onClick={withoutRow(onToggle)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {node.hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </button>
  )
}

/** A press on a button in the row selects nothing. */
function withoutRow(run: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation()
    run()
  }
}

function NameInput({ label, onEnd }: { label: string; onEnd: (label: string | null) => void }) {
  const abandoned = useRef(false)

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The tree must not take the letters for a search, nor the arrows for a walk.
    event.stopPropagation()
    if (event.key === 'Escape') abandoned.current = true
    if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
  }

  return (
    <input
      ref={focusOnMount}
      className={styles.rename}
      aria-label={messages.rename(label)}
      defaultValue={label}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => onEnd(abandoned.current ? null : event.currentTarget.value.trim())}
      onKeyDown={keyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  )
}
