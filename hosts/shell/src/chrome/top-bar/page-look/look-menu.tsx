import { normalPreferences, type PageLook } from '@pergola/contracts'
import { Button, IconButton, Menu, type MenuEntry } from '@pergola/ui'
import { Contrast, X } from 'lucide-react'
import { useStore } from 'zustand'
import styles from './look-menu.module.css'
import { messages } from './messages.ts'
import { preferences } from './preferences.ts'
import { useLook } from './use-look.ts'

/** What the page is looked at with. While it is anything but normal, that is said, and one press ends it. */
export function LookMenu({ look }: { look: PageLook }) {
  useLook(look)
  const now = useStore(look.state)
  const set = preferences.filter(({ isSet }) => isSet(now))
  const items = preferences.flatMap((each, index): MenuEntry[] => [
    ...(index > 0 && preferences[index - 1]?.group !== each.group ? (['separator'] as const) : []),
    { label: each.label, checked: each.isSet(now), onSelect: () => look.set(each.toggled(look.state.getState())) },
  ])
  const [first, ...others] = set
  const names = set.map(({ label }) => label).join(', ')
  const label = first ? messages.looking(names) : messages.title
  return (
    <span className={styles.look} data-set={first !== undefined || undefined}>
      <Menu
        label={messages.title}
        items={items}
        trigger={
          <Button variant="ghost" className={styles.trigger} aria-label={label} title={label}>
            {first ? (
              <span className={styles.names}>{messages.more(first.short, others.length)}</span>
            ) : (
              <Contrast size={16} strokeWidth={1.5} aria-hidden />
            )}
          </Button>
        }
      />
      {first && <IconButton label={messages.reset} icon={<X />} onClick={() => look.set(normalPreferences)} />}
    </span>
  )
}
