import type { SlotName } from '@pergola/contracts'
import { EmptyState, PathIcon, Tabs, type Tab } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { isOffered, RemoteView } from '../../remotes/index.ts'
import { messages } from './messages.ts'
import { isBuiltIn, panelAt, panelPath, rightPlaces } from '../../places/places.tsx'
import styles from './side-panel.module.css'

/** So many names fit into the panel at its first width. */
const namedTabs = 3

/** Panels without a tab of their own get one while they are open, so that the strip always says what is shown. */
function useTabs(path: string): { tabs: readonly Tab[]; shown: SlotName | undefined } {
  const { remotes } = useShell()
  const state = useStore(remotes.state)
  const places = rightPlaces.filter(({ slot }) => isOffered(state, slot))
  const shown = panelAt(path) ?? places[0]?.slot
  const tabs: Tab[] = places.map(({ slot, title, Icon, keys }) => ({
    value: slot,
    label: title,
    icon: <Icon />,
    shortcut: keys,
  }))
  const guest = state.panels.find(({ slot }) => slot === shown && !isBuiltIn(slot))
  if (guest) tabs.push({ value: guest.slot, label: guest.title, icon: <PathIcon path={guest.icon} /> })
  return { tabs, shown }
}

/** Tabs are routes, so a panel has an address; the first panel there is stands at addresses without one. */
export function RightPanel() {
  const { services } = useShell()
  const path = useStore(services.navigation.state, (state) => state.path)
  const { tabs, shown } = useTabs(path)

  return (
    <aside className={styles.panel} aria-label={messages.rightPanel} data-right-panel="" data-region="right">
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs
            compact={tabs.length > namedTabs}
            label={messages.rightPanel}
            value={shown ?? ''}
            tabs={tabs}
            onChange={(chosen) => services.navigation.visit(panelPath(chosen as SlotName))}
          />
        </div>
      )}
      <div className={styles.content}>
        {shown ? <RemoteView slot={shown} /> : <EmptyState title={messages.noPanels} />}
      </div>
    </aside>
  )
}
