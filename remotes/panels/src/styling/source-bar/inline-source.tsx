import { Ellipsis } from 'lucide-react'
import { useStore } from 'zustand'
import type { InlineFailure, StyleState } from '@pergola/contracts'
import { Button, Chip, IconButton, Menu } from '@pergola/ui'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { ruleText } from './selector-text.ts'
import styles from './source-bar.module.css'

const reasons: Readonly<Record<InlineFailure, string>> = {
  nothing: messages.noInline,
  'not-allowed': messages.notNow,
  'read-only': messages.notNow,
}

/** The class that the attribute would go into, as people say it; null while it is to be given yet. */
function targetOf({ rule }: StyleState): string | null {
  return rule && ruleText({ selector: rule.selector, states: [], atRule: null })
}

/** The style attribute of the element: edited, moved into the class, or removed; and what loses against it. */
export function InlineSource({ toasts }: Pick<RuleTextServices, 'toasts'>) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const inline = useStore(surface.state, (state) => state.inline)
  const target = useStore(surface.state, targetOf)
  const verbs = surface.inline
  if (!inline || !verbs) return null

  async function move(scope: 'selection' | 'page') {
    const moved = await verbs?.move(scope)
    if (!moved) return
    if (!moved.ok) return void toasts.warning(reasons[moved.failure])
    toasts.success(messages.movedInline(moved.value.elements))
    if (moved.value.losing.length > 0) toasts.warning(messages.losing(moved.value.losing))
  }

  return (
    <fieldset className={styles.inline} aria-label={messages.inline}>
      <div className={styles.inlineRow}>
        <Chip
          label={messages.inline}
          selected={inline.edited}
          mark={false}
          onSelect={() => (inline.edited ? surface.selectClass(null) : verbs.select())}
        />
        {!readOnly && inline.values > 0 && (
          <Menu
            align="end"
            trigger={<IconButton label={messages.inlineMenu} icon={<Ellipsis />} />}
            items={[
              { label: messages.movePage, onSelect: () => void move('page') },
              { label: messages.removeInline, danger: true, onSelect: () => verbs.remove() },
            ]}
          />
        )}
      </div>
      <div className={styles.reach}>
        <span className={styles.note}>{messages.values(inline.values)}</span>
        {!readOnly && inline.values > 0 && (
          <Button variant="ghost" title={messages.moveInline(target ?? '')} onClick={() => void move('selection')}>
            {messages.moveInline(target ?? '')}
          </Button>
        )}
      </div>
      {inline.wins.length > 0 && (
        <div className={styles.reach}>
          <span className={styles.note}>{messages.loses(inline.wins)}</span>
          {!readOnly && (
            <Button variant="ghost" title={messages.ruleWinsHint} onClick={() => verbs.remove(inline.wins)}>
              {messages.ruleWins}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
