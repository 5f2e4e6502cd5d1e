import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { StyleState } from '@pergola/contracts'
import { SegmentedControl } from '@pergola/ui'
import { RuleMenu } from '../rule-text/rule-menu.tsx'
import type { PanelPasteServices } from '../rule-text/use-panel-paste.ts'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useStyling } from '../styling-context.ts'
import { AlignBar } from './align-bar.tsx'
import { ClassChips } from './class-chips.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { InlineSource } from './inline-source.tsx'
import { messages } from './messages.ts'
import { NameClass } from './name-class.tsx'
import { Reach } from './reach.tsx'
import { ruleText } from './selector-text.ts'
import { RuleFile } from './rule-file.tsx'
import styles from './source-bar.module.css'
import { StateLines } from './state-lines.tsx'
import { useRenameClass } from './use-rename-class.ts'
import { useRemoveRule } from './use-remove-rule.ts'

const devices = [
  { value: 'desktop', label: messages.devices.desktop, icon: <Monitor />, shortcut: '1' },
  { value: 'tablet', label: messages.devices.tablet, icon: <Tablet />, shortcut: '2' },
  { value: 'mobile', label: messages.devices.mobile, icon: <Smartphone />, shortcut: '3' },
] as const

/** What is being edited: the classes, the states, the device, and the rule that comes of them, in words. */
export function SourceBar(services: PanelPasteServices) {
  const { dialogs } = services
  const { surface, canvas, isFrame } = useStyling()
  const removeRule = useRemoveRule(dialogs)
  const device = useStore(canvas.state, (state) => state.device)
  const several = useStore(canvas.state, ({ selection }) => (isFrame ? 0 : selection.length))
  const words = useStore(surface.state, wordsOf)
  const exists = useStore(surface.state, ruleExists)
  const named = useStore(surface.state, (state) => state.classes.find(({ selected }) => selected)?.name ?? null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const { canRename } = useRenameClass(services)
  const afterElement = useStore(surface.state, (state) => state.rule?.states.some(isAfter) ?? false)

  return (
    <div className={styles.bar}>
      <AlignBar commands={services.commands} />
      {/* A generated box has no classes of its own. */}
      {!afterElement && !isFrame && <ClassChips {...services} renaming={renaming} onRenaming={setRenaming} />}
      {!isFrame && <Sources {...services} isPart={afterElement} />}
      <div className={styles.target}>
        <p className={styles.words} aria-live="polite">
          <span className={styles.hidden}>{messages.editing} </span>
          <code title={words}>{words}</code>
          {several > 1 && <span className={styles.note}>{messages.several(several)}</span>}
          {!exists && words !== messages.noRule && <span className={styles.note}>{messages.noRule}</span>}
        </p>
        <SegmentedControl
          label={messages.device}
          value={device === 'custom' ? '' : device}
          options={devices}
          onChange={(chosen) => canvas.setDevice(chosen)}
        />
        <RuleMenu
          {...services}
          named={canRename && !afterElement && !isFrame ? named : null}
          onRename={setRenaming}
          onRemove={() => {
            const { rule } = surface.state.getState()
            if (rule) void removeRule(rule)
          }}
        />
      </div>
      {!isFrame && <Reach selected={Math.max(1, several)} projects={services.projects} />}
      {!isFrame && (
        <>
          <Elsewhere {...services} />
          <NameClass {...services} />
        </>
      )}
      {!isFrame && <RuleFile />}
    </div>
  )
}

/** The style attribute, or the rules of the class; a generated box has no attribute. */
function Sources({ isPart, ...services }: RuleTextServices & { isPart: boolean }) {
  const { surface } = useStyling()
  const isInline = useStore(surface.state, (state) => state.inline?.edited ?? false)
  return (
    <>
      {!isPart && <InlineSource {...services} />}
      {!isInline && <StateLines {...services} />}
    </>
  )
}

/** What is written to. */
function wordsOf({ rule, inline }: StyleState): string {
  if (inline?.edited) return messages.inline
  return rule ? ruleText(rule) : messages.noRule
}

/** A rule is made with its first value. */
function ruleExists({ rule, lines, inline }: StyleState): boolean {
  if (inline?.edited) return true
  const words = rule && ruleText(rule)
  return lines.some((line) => ruleText(line.rule) === words)
}

function isAfter(state: string): boolean {
  return /^::?after$/.test(state)
}
