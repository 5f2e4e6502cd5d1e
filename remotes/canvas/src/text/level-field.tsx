import styles from './format-bar.module.css'
import type { TextFacts } from './formatting.ts'
import { messages } from './messages.ts'

const levels = ['1', '2', '3', '4', '5', '6']

/** Whether the text is a paragraph or a heading, and of which level. */
export function LevelField({ facts, onChange }: { facts: TextFacts; onChange: (name: string) => void }) {
  const isKnown = /^(?:p|h[1-6])$/.test(facts.name)
  return (
    <select
      className={styles.level}
      aria-label={messages.level}
      title={messages.level}
      value={isKnown ? facts.name : ''}
      disabled={!facts.hasLevel}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {!isKnown && <option value="">{messages.otherLevel}</option>}
      <option value="p">{messages.paragraph}</option>
      {levels.map((level) => (
        <option key={level} value={`h${level}`}>
          {messages.heading(level)}
        </option>
      ))}
    </select>
  )
}
