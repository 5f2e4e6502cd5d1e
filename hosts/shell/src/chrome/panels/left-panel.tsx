import type { SlotName } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { RemoteView } from '../../remotes/index.ts'
import { messages } from './messages.ts'
import { railPlaces, slotName } from '../../places/places.tsx'
import styles from './side-panel.module.css'

export function LeftPanel({ slot }: { slot: SlotName }) {
  const { services, remotes } = useShell()
  const guest = useStore(remotes.state, ({ panels }) => panels.find((panel) => panel.slot === slot)?.title)
  const title = railPlaces.find((place) => place.slot === slot)?.title ?? guest ?? slotName(slot)
  return (
    <aside className={styles.panel} aria-label={title} data-region="left">
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={messages.close(title)} icon={<X />} onClick={() => services.navigation.showLeft(null)} />
      </header>
      <div className={styles.content}>
        <RemoteView slot={slot} />
      </div>
    </aside>
  )
}
