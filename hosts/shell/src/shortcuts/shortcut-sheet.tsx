import { Dialog, focusOnMount, Shortcut } from '@pergola/ui'
import { useShell } from '../context/shell-context.tsx'
import { messages } from './messages.ts'
import styles from './shortcut-sheet.module.css'

/** Every command that has keys, by group. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { commands } = useShell().services
  const withKeys = commands.list().filter(({ keys }) => keys.length > 0)
  const groups = [...new Set(withKeys.map(({ group }) => group))]
  return (
    <Dialog open title={messages.title} width="760px" height="min(640px, calc(100vh - 64px))" flush onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section className={styles.scroll} aria-label={messages.list} tabIndex={0} ref={focusOnMount}>
        <div className={styles.sheet}>
          {groups.map((group) => (
            <section key={group} className={styles.group}>
              <h3 className={styles.title}>{group}</h3>
              <dl className={styles.list}>
                {withKeys
                  .filter((command) => command.group === group)
                  .map(({ name, label, keys }) => (
                    <div key={name} className={styles.row}>
                      <dt>{label}</dt>
                      <dd className={styles.keys}>
                        {keys.map((key) => (
                          <Shortcut key={key} keys={key} />
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
    </Dialog>
  )
}
