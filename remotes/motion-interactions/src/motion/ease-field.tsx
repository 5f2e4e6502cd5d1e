import { Combobox, FieldRow, IconButton, Popover } from '@pergola/ui'
import { Spline } from 'lucide-react'
import { useState } from 'react'
import { easeCurve } from '@pergola/site/motions'
import { EasePicker } from './ease-picker.tsx'
import { messages } from './messages.ts'
import { easeNames } from './option-lists.ts'

interface EaseFieldProps {
  label: string
  value: string
  onCommit: (ease: string) => void
}

/** An ease by its name, or chosen by its curve. */
export function EaseField({ label, value, onCommit }: EaseFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <FieldRow>
      <Combobox
        label={label}
        value={value}
        suggestions={easeNames}
        code
        error={value === '' || easeCurve(value) ? null : messages.easeUnknown}
        onCommit={(text) => onCommit(text.trim())}
      />
      <Popover
        label={messages.ease}
        trigger={<IconButton label={messages.ease} icon={<Spline />} />}
        open={open}
        onOpenChange={setOpen}
        width="320px"
        height="480px"
        side="left"
      >
        <EasePicker value={value} onChoose={onCommit} />
      </Popover>
    </FieldRow>
  )
}
