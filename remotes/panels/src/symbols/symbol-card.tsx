import { Component, Download, LayoutTemplate, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Block } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { previewAddress } from '../blocks/project-blocks.ts'
import { messages } from './messages.ts'
import styles from './symbols-manager.module.css'

interface SymbolCardProps {
  block: Block
  /** On how many pages it is; null where nobody counts. */
  pages: number | null
  readOnly: boolean
  onExport: () => void
  onDelete: () => void
}

export function SymbolCard({ block, pages, readOnly, onExport, onDelete }: SymbolCardProps) {
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const address = previewAddress(block.media)
  const picture = address === unreadable ? null : address
  const Icon = block.type === 'symbol' ? Component : LayoutTemplate
  return (
    <article className={styles.card} aria-label={block.label}>
      <div className={styles.picture}>
        {picture ? (
          <img src={picture} alt="" onError={() => setUnreadable(address)} />
        ) : (
          <Icon size={24} strokeWidth={1.5} aria-hidden />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <span className={styles.name} title={block.label}>
            {block.label}
          </span>
          <span className={styles.about}>
            {block.category}
            {pages === null ? '' : ` · ${messages.uses(pages)}`}
          </span>
        </div>
        <IconButton label={messages.export(block.label)} icon={<Download />} onClick={onExport} />
        <IconButton label={messages.delete(block.label)} icon={<Trash2 />} disabled={readOnly} onClick={onDelete} />
      </div>
    </article>
  )
}
