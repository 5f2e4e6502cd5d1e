import { Combobox, Switch, TextField } from '@pergola/ui'
import type { CanvasService, NodeId } from '@pergola/contracts'
import type { ParameterValue } from '@pergola/site/interactions'
import { ClassField } from './class-field.tsx'
import { selectorsOfPage } from '../class-names.ts'
import { PickField } from '../pick-field.tsx'
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
  canvas: CanvasService
  selectorOf: (id: NodeId) => string
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
  canvas,
  selectorOf,
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
        nothingFound={keyframes && messages.nothingFound}
        code
        onCommit={onChange}
      />
    )
  }
  const picked = { canvas, label, pickLabel: messages.pick(label), value: String(plain), onCommit: onChange }
  if (/class(?:name)?$/i.test(name)) return <ClassField {...picked} />
  if (/selector\d*$/i.test(name)) {
    return <PickField {...picked} suggestions={() => selectorsOfPage(canvas)} selectorOf={selectorOf} />
  }
  return (
    <TextField
      label={label}
      value={String(plain)}
      required
      multiline={name.startsWith('html')}
      onCommit={(text) => onChange(typeof usual === 'number' && isNumber(text) ? Number(text) : text)}
    />
  )
}
