import { useStore } from 'zustand'
import { Button } from '@pergola/ui'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import styles from './source-bar.module.css'
import { useRenameClass } from './use-rename-class.ts'

/** Made at random before classes were readable; those that blocks carry are called so for a reason. */
function isMadeName(name: string): boolean {
  return /^inf-[a-z\d]{5}$/.test(name) && !/^inf-(?:block|input|image)$/.test(name)
}

/** One press gives a class that was made at random a name that says what it is for, in the whole project. */
export function NameClass(services: RuleTextServices) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const { canRename, nameIt } = useRenameClass(services)
  const made = useStore(surface.state, ({ classes }) => classes.find(({ name }) => isMadeName(name))?.name ?? null)
  const proposed = useStore(surface.state, () => (made === null ? '' : (surface.proposeClass?.() ?? '')))
  if (made === null || proposed === '' || !canRename || readOnly) return null
  return (
    <div className={styles.reach}>
      <span className={styles.note}>{messages.unnamed(made)}</span>
      <Button variant="ghost" title={messages.nameItHint(made, proposed)} onClick={() => void nameIt(made, proposed)}>
        {messages.nameIt(proposed)}
      </Button>
    </div>
  )
}
