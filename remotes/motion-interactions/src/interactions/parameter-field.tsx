import { Combobox, FieldRow, IconButton, Switch, TextField } from '@pergola/ui'
import { Crosshair } from 'lucide-react'
import type { ParameterValue } from '@pergola/site/interactions'
import { messages } from './messages.ts'

interface ParameterFieldProps {
  name: string
  /** What it starts as, which says what kind it is. */
  usual: ParameterValue
  value: ParameterValue | undefined
  /** Names to choose from beside its own. */
  keyframes: readonly string[] | undefined
  /** What counts while the field is empty. */
  fallback?: string | undefined
  picking: boolean
  onPick: () => void
  onChange: (value: string | number | boolean) => void
}

/** `className` is `Class name`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isNumber(text: string): boolean {
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text)
}

function isSwitch(usual: ParameterValue): boolean {
  return typeof usual === 'boolean' || (typeof usual === 'object' && usual.type === 'switch')
}

export function ParameterField({
  name,
  usual,
  value = usual,
  keyframes,
  fallback,
  picking,
  onPick,
  onChange,
}: ParameterFieldProps) {
  const label = labelOf(name)
  const plain = typeof value === 'object' ? value.value : value
  if (isSwitch(usual)) return <Switch label={label} checked={plain === true || plain === 'true'} onChange={onChange} />
  if (typeof usual === 'object' || keyframes) {
    const own = typeof usual === 'object' && usual.type === 'select' ? usual.keywords : []
    return (
      <Combobox
        label={label}
        value={String(plain)}
        suggestions={keyframes ?? own}
        placeholder={fallback}
        code
        onCommit={onChange}
      />
    )
  }
  const isSelector = /selector\d*$/i.test(name)
  const field = (
    <TextField
      label={label}
      value={String(plain)}
      required
      code={isSelector}
      multiline={name.startsWith('html')}
      placeholder={isSelector ? messages.selectorHint : undefined}
      hint={picking ? messages.picking : undefined}
      onCommit={(text) => onChange(typeof usual === 'number' && isNumber(text) ? Number(text) : text)}
    />
  )
  if (!isSelector) return field
  return (
    <FieldRow>
      {field}
      <IconButton label={messages.pick(label)} icon={<Crosshair />} pressed={picking} onClick={onPick} />
    </FieldRow>
  )
}
