import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { StyleRule } from '@pergola/contracts'
import { useListChunk } from '../../list-chunk/use-list-chunk.ts'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { editedLine, lineKey, mergeLines } from './merge-lines.ts'
import { messages } from './messages.ts'
import { MoreLines } from './more-lines.tsx'
import { allStates } from './pseudo-states.ts'
import { ruleText } from './selector-text.ts'
import { OtherRules } from './other-rules.tsx'
import styles from './source-bar.module.css'
import { StateField } from './state-field.tsx'
import { StateLine } from './state-line.tsx'
import { useLineVerbs } from './use-line-verbs.ts'

function isPlain({ states, atRule }: StyleRule): boolean {
  return states.length === 0 && atRule === null
}

/** Every rule of the selected class in some state or for some device: choosing one edits it and sets its device. */
export function StateLines(services: RuleTextServices) {
  const { surface } = useStyling()
  const stored = useStore(surface.state, (state) => state.lines)
  const rule = useStore(surface.state, (state) => state.rule)
  const lines = useMemo(() => mergeLines(stored).filter((line) => !isPlain(line.rule)), [stored])
  const verbs = useLineVerbs(services)
  const readOnly = useReadOnly()
  const current = rule && ruleText(rule)
  // Undone or never made: without a line of its own there would be no way out of its states.
  const missing = rule && rule.states.length > 0 && lines.every(({ words }) => words !== current)
  const shown = missing ? [...lines, { words: ruleText(rule), rule, declarations: 0, matches: false }] : lines
  const chunk = useListChunk(shown)
  if (readOnly && shown.length === 0 && !surface.otherRules) return null
  const edited = editedLine(shown, current)
  // What is edited is seen, however far down it stands.
  const seen = edited && !chunk.shown.includes(edited) ? [...chunk.shown, edited] : chunk.shown

  return (
    <fieldset className={styles.states} aria-label={messages.states}>
      {shown.length > 0 && (
        <ul className={styles.lines} aria-label={messages.lines}>
          {seen.map((line) => (
            <StateLine
              key={lineKey(line)}
              line={line}
              isCurrent={line === edited}
              isMissing={!lines.includes(line)}
              verbs={verbs}
            />
          ))}
          <MoreLines {...chunk} />
        </ul>
      )}
      {!readOnly && (
        <StateField
          label={messages.addState}
          placeholder={messages.addState}
          suggestions={allStates}
          onAdd={verbs.add}
        />
      )}
      <OtherRules />
    </fieldset>
  )
}
