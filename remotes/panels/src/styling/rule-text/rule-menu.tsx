import { Ellipsis } from 'lucide-react'
import { IconButton, Menu } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { useRuleText } from './use-rule-text.ts'
import type { RuleTextServices } from './use-rule-text.ts'

interface RuleMenuProps extends RuleTextServices {
  onRemove: () => void
}

export function RuleMenu({ onRemove, ...services }: RuleMenuProps) {
  const { surface } = useStyling()
  const { copy, pasteFromClipboard } = useRuleText(services)
  return (
    <Menu
      align="end"
      trigger={<IconButton label={messages.menu} icon={<Ellipsis />} />}
      items={[
        { label: messages.copy, onSelect: () => void copy() },
        { label: messages.paste, onSelect: () => void pasteFromClipboard() },
        'separator',
        {
          label: messages.remove,
          danger: true,
          disabled: surface.state.getState().rule === null,
          onSelect: onRemove,
        },
      ]}
    />
  )
}
