import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { StyleState } from '@pergola/contracts'
import { Button, SegmentedControl } from '@pergola/ui'
import { RuleMenu } from '../rule-text/rule-menu.tsx'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { ClassChips } from './class-chips.tsx'
import { messages } from './messages.ts'
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
export function SourceBar(services: RuleTextServices) {
  const { dialogs } = services
  const { surface, canvas, isFrame } = useStyling()
  const removeRule = useRemoveRule(dialogs)
  const device = useStore(canvas.state, (state) => state.device)
  const several = useStore(canvas.state, ({ selection }) => (isFrame ? 0 : selection.length))
  const words = useStore(surface.state, (state) => (state.rule ? ruleText(state.rule) : messages.noRule))
  const exists = useStore(surface.state, ruleExists)
  const named = useStore(surface.state, (state) => state.classes.find(({ selected }) => selected)?.name ?? null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const { canRename } = useRenameClass(services)
  const afterElement = useStore(surface.state, (state) => state.rule?.states.some(isAfter) ?? false)

  return (
    <div className={styles.bar}>
      {/* A generated box has no classes of its own. */}
      {!afterElement && !isFrame && <ClassChips {...services} renaming={renaming} onRenaming={setRenaming} />}
      {!isFrame && <StateLines {...services} />}
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
      {!isFrame && <Reach selected={Math.max(1, several)} />}
      {!isFrame && <RuleFile />}
    </div>
  )
}

/** More than what is selected looks another way with every edit: it is said before, with a way to leave the others. */
function Reach({ selected }: { selected: number }) {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const reach = useStore(surface.state, (state) => state.reach ?? 0)
  if (reach <= selected) return null
  return (
    <div className={styles.reach}>
      <span className={styles.note}>{messages.reach(reach)}</span>
      {surface.splitOff && !readOnly && (
        <Button variant="ghost" title={messages.splitOffHint} onClick={() => surface.splitOff?.()}>
          {messages.splitOff}
        </Button>
      )}
    </div>
  )
}

/** A rule is made with its first value. */
function ruleExists({ rule, lines }: StyleState): boolean {
  const words = rule && ruleText(rule)
  return lines.some((line) => ruleText(line.rule) === words)
}

function isAfter(state: string): boolean {
  return /^::?after$/.test(state)
}
