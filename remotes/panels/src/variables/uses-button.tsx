import { Menu } from '@pergola/ui'
import type { MenuEntry } from '@pergola/ui'
import type { UsePlace, VariableRow } from '@pergola/site/variables'
import { openPage } from '../pages/open-page.ts'
import { messages } from './messages.ts'
import type { VariableServices } from './variable-services.ts'
import styles from './variables-panel.module.css'

const shownUses = 40

interface UsesButtonProps {
  row: VariableRow
  services: VariableServices
}

/** How often a variable is used, and the way to each place. */
export function UsesButton({ row, services }: UsesButtonProps) {
  const { uses, name } = row
  if (uses.length === 0) return <span className={styles.unused}>{messages.unused}</span>
  const items: MenuEntry[] = uses.slice(0, shownUses).map((use) => ({
    label: messages.goTo(use.label, use.line),
    disabled: use.path === '',
    onSelect: () => void goTo(use, name, services),
  }))
  if (uses.length > shownUses)
    items.push({ label: messages.moreUses(uses.length - shownUses), disabled: true, onSelect: () => {} })
  return (
    <Menu
      label={messages.usesOf(name)}
      items={distinct(items)}
      trigger={
        <button type="button" className={styles.uses} aria-label={`${messages.usesOf(name)}: ${uses.length}`}>
          {uses.length}
        </button>
      }
    />
  )
}

/** A line that uses it twice is one place. */
function distinct(items: readonly MenuEntry[]): MenuEntry[] {
  const labels = new Set<string>()
  return items.filter((item) => {
    if (item === 'separator' || labels.has(item.label)) return false
    labels.add(item.label)
    return true
  })
}

/** Of a page its elements are selected, of any other file the text is shown. */
async function goTo({ path, label, isPage }: UsePlace, name: string, services: VariableServices): Promise<void> {
  const { canvas, dialogs } = services
  if (!isPage) return dialogs.open({ slot: 'modal:file-editor', title: path, argument: path })
  if (!(await openPage(label, services))) return
  const select = () => {
    const [first] = canvas.find(`[style*="${CSS.escape(name)}"]`)
    if (first !== undefined) canvas.select([first], { scroll: true })
  }
  const { document, phase } = canvas.state.getState()
  if (document?.pageName === label && phase === 'ready') return select()
  const end = canvas.state.subscribe((now) => {
    if (now.phase === 'failed' || (now.phase === 'ready' && now.document?.pageName !== label)) end()
    if (now.phase !== 'ready' || now.document?.pageName !== label) return
    end()
    select()
  })
}
