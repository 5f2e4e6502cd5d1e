import { Trash2 } from 'lucide-react'
import { Chip, IconButton } from '@pergola/ui'
import { fileName, type WordedLine } from './merge-lines.ts'
import { messages } from './messages.ts'
import { allStates } from './pseudo-states.ts'
import { useReadOnly } from '../styling-context.ts'
import styles from './source-bar.module.css'
import { StateField } from './state-field.tsx'
import type { LineVerbs } from './use-line-verbs.ts'

interface StateLineProps {
  line: WordedLine
  isCurrent: boolean
  /** Chosen, but nothing says it in any sheet. */
  isMissing: boolean
  verbs: LineVerbs
}

/** The list alone is scrolled, not the panel around it. */
function showInList(line: HTMLElement | null): void {
  const list = line?.parentElement
  if (!line || !list) return
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
}

/** One line. While it is chosen its states can be changed one by one. */
export function StateLine({ line, isCurrent, isMissing, verbs }: StateLineProps) {
  const { words, rule, file } = line
  const readOnly = useReadOnly()
  const mayChange = !readOnly && !isMissing && !line.foreign
  return (
    <li ref={isCurrent ? showInList : undefined} className={styles.line} data-current={isCurrent || undefined}>
      <div className={styles.lineHead}>
        <button
          type="button"
          className={styles.lineButton}
          aria-pressed={isCurrent}
          onClick={() => verbs.toggle(rule, isCurrent)}
        >
          <code title={words} data-matches={line.matches || undefined}>
            {words}
          </code>
          <span className={styles.count}>{messages.values(line.declarations)}</span>
          {file !== undefined && (
            <span className={styles.file} title={messages.foreign(file)}>
              {fileName(file)}
            </span>
          )}
        </button>
        {mayChange && (
          <IconButton
            label={messages.removeLine(words)}
            icon={<Trash2 />}
            danger
            onClick={() => void verbs.remove(rule)}
          />
        )}
      </div>
      {isCurrent && mayChange && (
        <div className={styles.group}>
          {rule.states.map((state) => (
            <Chip key={state} label={state} selected onRemove={() => void verbs.removeState(rule, state)} />
          ))}
          {verbs.canRestate && (
            <StateField
              label={messages.addToLine(words)}
              placeholder={messages.addToLineHint}
              suggestions={allStates}
              onAdd={(states) => verbs.addTo(rule, states)}
            />
          )}
        </div>
      )}
    </li>
  )
}
