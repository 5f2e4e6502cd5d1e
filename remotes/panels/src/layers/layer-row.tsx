import { memo } from 'react'
import type { CSSProperties } from 'react'
import type { DropPosition, NodeId } from '@pergola/contracts'
import { RenameInput } from '@pergola/ui'
import { LayerIcon } from './layer-icon.tsx'
import styles from './layers-panel.module.css'
import { messages } from './messages.ts'

/** Plain values, so that a row is drawn anew only when something about it is another. What is done to it stands on the list. */
interface LayerRowViewProps {
  id: NodeId
  /** 1 for the body. */
  level: number
  position: number
  siblings: number
  tag: string
  label: string
  /** What it says, where several are called the same. */
  words: string
  /** The root of an instance. */
  symbol: boolean
  hidden: boolean
  hasChildren: boolean
  selected: boolean
  active: boolean
  open: boolean
  /** Set while a drag is over this row. */
  drop: DropPosition | undefined
  refused: boolean
  /** Looked at only: it cannot be hidden from here. */
  readOnly: boolean
  /** Set while the row is renamed; null gives up. */
  onRenamed: ((id: NodeId, label: string | null) => void) | undefined
}

/** The id by which the focus finds the row of an element. */
export function rowElementId(id: NodeId): string {
  return `layer-${id}`
}

/** Steps to the right; further down a number tells the level, so that there is room for the name. */
const mostSteps = 8

export const LayerRowView = memo(function LayerRowView(props: LayerRowViewProps) {
  const { id, level, label, hidden, hasChildren, open, drop, refused, onRenamed } = props
  return (
    <div
      id={rowElementId(id)}
      data-layer={id}
      className={styles.row}
      role="treeitem"
      tabIndex={props.active ? 0 : -1}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={hasChildren ? open : undefined}
      aria-selected={props.selected}
      aria-label={messages.spoken(label, { words: props.words, isSymbol: props.symbol, isHidden: hidden })}
      data-symbol={props.symbol || undefined}
      data-hidden={hidden || undefined}
      data-drop={drop}
      data-refused={refused || undefined}
      style={{ '--level': Math.min(level - 1, mostSteps) } as CSSProperties}
    >
      <Arrow label={label} hasChildren={hasChildren} open={open} />
      {level - 1 > mostSteps && (
        <span className={styles.depth} title={messages.level(level)}>
          {level}
        </span>
      )}
      <LayerIcon tag={props.tag} isSymbol={props.symbol} />
      {onRenamed ? (
        <RenameInput
          className={styles.rename}
          label={messages.rename(label)}
          value={label}
          onEnd={(typed) => onRenamed(id, typed)}
        />
      ) : (
        <>
          <span className={styles.label}>{label}</span>
          <span className={styles.words}>{props.words}</span>
        </>
      )}
      {(hidden || !props.readOnly) && <HideButton label={label} hidden={hidden} disabled={props.readOnly} />}
      <button
        type="button"
        tabIndex={-1}
        className={styles.more}
        data-does="menu"
        title={messages.more(label)}
        aria-label={messages.more(label)}
      />
    </div>
  )
})

function Arrow({ label, hasChildren, open }: { label: string; hasChildren: boolean; open: boolean }) {
  if (!hasChildren) return <span className={styles.arrow} />
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.arrow}
      data-does="expand"
      data-open={open || undefined}
      aria-label={open ? messages.collapse(label) : messages.expand(label)}
    />
  )
}

interface HideButtonProps {
  label: string
  hidden: boolean
  disabled: boolean
}

function HideButton({ label, hidden, disabled }: HideButtonProps) {
  const name = hidden ? messages.show(label) : messages.hide(label)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.eye}
      data-does="hide"
      title={name}
      aria-label={name}
      disabled={disabled}
    />
  )
}
