import type { SlotName } from '@pergola/contracts'
import { EmptyState, Tabs } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../compose/shell-context.tsx'
import { RemoteView } from '../../remotes/index.ts'
import { messages } from './messages.ts'
import { isBuiltIn, panelAt, panelPath, railPlaces, tabPlaces } from './places.tsx'
import styles from './side-panel.module.css'

/** Tabs are routes, so a panel has an address; the first panel there is stands at addresses without one. */
export function RightPanel() {
  const { remotes, services } = useShell()
  const views = useStore(remotes.state, (state) => state.views)
  const path = useStore(services.navigation.state, (state) => state.path)
  const tabs = tabPlaces.filter(({ slot }) => slot in views)
  const first = [...railPlaces, ...tabs].find(({ slot }) => slot.startsWith('panel:') && slot in views)
  const slot = panelAt(path) ?? first?.slot
  const inTabs = tabs.some((tab) => tab.slot === slot)

  return (
    <aside className={styles.panel} aria-label={messages.rightPanel} data-right-panel="">
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs
            label={messages.rightPanel}
            value={inTabs && slot ? slot : ''}
            tabs={tabs.map((tab) => ({ value: tab.slot as string, label: tab.title, icon: <tab.Icon /> }))}
            onChange={(chosen) => services.navigation.visit(panelPath(chosen as SlotName))}
          />
        </div>
      )}
      {slot && !inTabs && <PanelTitle slot={slot} />}
      <div className={styles.content}>
        {slot ? <RemoteView slot={slot} /> : <EmptyState title={messages.noPanels} />}
      </div>
    </aside>
  )
}

function PanelTitle({ slot }: { slot: SlotName }) {
  const { remotes } = useShell()
  const guest = useStore(remotes.state, ({ panels }) => panels.find((panel) => panel.slot === slot)?.title)
  const title = isBuiltIn(slot) ? railPlaces.find((place) => place.slot === slot)?.title : guest
  if (!title) return null
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
    </header>
  )
}
