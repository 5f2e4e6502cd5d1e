import { Ellipsis } from 'lucide-react'
import { useStore } from 'zustand'
import { IconButton, Menu } from '@pergola/ui'
import type { MenuEntry } from '@pergola/ui'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { useRuleReach } from './use-rule-reach.ts'
import { useRuleText } from './use-rule-text.ts'
import type { RuleTextServices } from './use-rule-text.ts'

interface RuleMenuProps extends RuleTextServices {
  /** The class whose rule it is; null where there is none that could have another name. */
  named: string | null
  onRename: (name: string) => void
  onRemove: () => void
}

/** Which screens the rule is for, besides the devices: up to the canvas' width, or from it on. */
function useWidthChoices(): readonly MenuEntry[] {
  const { surface, canvas, isFrame } = useStyling()
  const width = useStore(canvas.state, (state) => Math.round(state.width))
  const atRule = useStore(surface.state, (state) => state.rule?.atRule ?? null)
  const isInline = useStore(surface.state, (state) => state.inline?.edited ?? false)
  if (isFrame || isInline) return []
  const choice = (label: string, wanted: string | null): MenuEntry => ({
    label,
    checked: atRule === wanted,
    onSelect() {
      const { rule } = surface.state.getState()
      if (rule) surface.selectRule({ ...rule, atRule: wanted })
    },
  })
  return [
    choice(messages.everyWidth, null),
    choice(messages.upTo(width), `@media (max-width: ${width}px)`),
    choice(messages.from(width), `@media (min-width: ${width}px)`),
    'separator',
  ]
}

/** An element that has no style attribute yet gets one with the first value that is set. */
function useInlineChoice(): readonly MenuEntry[] {
  const { surface, isFrame } = useStyling()
  const isThere = useStore(surface.state, (state) => state.inline !== undefined)
  const { inline } = surface
  if (isFrame || isThere || !inline) return []
  return [{ label: messages.beginInline, onSelect: () => inline.select() }, 'separator']
}

export function RuleMenu({ named, onRename, onRemove, ...services }: RuleMenuProps) {
  const { surface } = useStyling()
  const { copy, pasteFromClipboard } = useRuleText(services)
  const readOnly = useReadOnly()
  const widths = useWidthChoices()
  const inlineChoice = useInlineChoice()
  const reach = useRuleReach(services)
  return (
    <Menu
      align="end"
      trigger={<IconButton label={messages.menu} icon={<Ellipsis />} />}
      items={[
        ...widths,
        ...inlineChoice,
        ...reach,
        { label: messages.copy, onSelect: () => void copy() },
        { label: messages.paste, disabled: readOnly, onSelect: () => void pasteFromClipboard() },
        'separator',
        ...(named === null
          ? []
          : [{ label: messages.rename(named), disabled: readOnly, onSelect: () => onRename(named) }]),
        {
          label: messages.remove,
          danger: true,
          disabled:
            readOnly || surface.state.getState().rule === null || surface.state.getState().inline?.edited === true,
          onSelect: onRemove,
        },
      ]}
    />
  )
}
