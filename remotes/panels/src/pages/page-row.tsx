import { FileText, House, Settings, Trash2 } from 'lucide-react'
import { IconButton } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './pages-panel.module.css'

interface PageRowProps {
  name: string
  title: string
  current: boolean
  onOpen: () => void
  onSettings: () => void
  /** Null where pages are only looked at. */
  onRemove: (() => void) | null
}

export function PageRow({ name, title, current, onOpen, onSettings, onRemove }: PageRowProps) {
  const isIndex = name === 'index'
  return (
    <li className={styles.row} data-current={current || undefined}>
      <button type="button" className={styles.open} aria-current={current ? 'page' : undefined} onClick={onOpen}>
        {isIndex ? <House aria-hidden="true" /> : <FileText aria-hidden="true" />}
        <span className={styles.name}>{name}</span>
        {title !== '' && <span className={styles.title}>{title}</span>}
      </button>
      <IconButton label={messages.settings(name)} icon={<Settings />} onClick={onSettings} />
      {onRemove && (
        <IconButton
          label={isIndex ? messages.removeIndex : messages.remove(name)}
          icon={<Trash2 />}
          danger
          disabled={isIndex}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
