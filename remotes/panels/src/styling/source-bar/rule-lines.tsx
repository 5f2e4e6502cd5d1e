import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { DialogsService, StyleRule } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import { mergeLines } from './merge-lines.ts'
import { messages } from './messages.ts'
import { ruleText } from './selector-text.ts'
import styles from './source-bar.module.css'
import { useRemoveRule } from './use-remove-rule.ts'

function isSame(one: StyleRule, other: StyleRule | null): boolean {
  return other !== null && ruleText(one) === ruleText(other)
}

/** Every rule of the selected class: choosing one edits it and sets the device it is for. */
export function RuleLines({ dialogs }: { dialogs: DialogsService }) {
  const { surface } = useStyling()
  const remove = useRemoveRule(dialogs)
  const stored = useStore(surface.state, (state) => state.lines)
  const lines = useMemo(() => mergeLines(stored), [stored])
  const rule = useStore(surface.state, (state) => state.rule)
  if (lines.length === 0 || (lines[0] && lines.length === 1 && isSame(lines[0].rule, rule))) return null

  return (
    <ul className={styles.lines} aria-label={messages.lines}>
      {lines.map(({ words, ...line }) => (
        <li key={words} className={styles.line} data-current={isSame(line.rule, rule) || undefined}>
          <button
            type="button"
            className={styles.lineButton}
            aria-pressed={isSame(line.rule, rule)}
            onClick={() => surface.selectRule(line.rule)}
          >
            <code data-matches={line.matches || undefined}>{words}</code>
            <span className={styles.count}>{messages.values(line.declarations)}</span>
          </button>
          <IconButton
            label={messages.removeLine(words)}
            icon={<Trash2 />}
            danger
            onClick={() => void remove(line.rule)}
          />
        </li>
      ))}
    </ul>
  )
}
