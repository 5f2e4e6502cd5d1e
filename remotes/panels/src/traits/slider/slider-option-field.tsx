import { useState } from 'react'
import { Select, Switch, TextField } from '@pergola/ui'
import type { SliderOption } from '@pergola/site/components'
import { attributeOf, writeAttributes } from '../use-traits.ts'
import type { TraitProps } from '../use-traits.ts'
import { messages } from './messages.ts'

interface OptionProps extends TraitProps {
  readonly option: SliderOption
  /** Words of the name that the place it stands in says already. */
  readonly prefix?: string | undefined
}

export function labelOf(name: string, prefix = ''): string {
  const own = messages.names[name]
  if (own !== undefined) return own
  const words = (name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : name).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One attribute of a slider; what says the default is not written. */
export function SliderOptionField({ option, prefix, ...props }: OptionProps) {
  const { name } = option
  const label = labelOf(name, prefix)
  const written = attributeOf(props.element, name)
  const write = (value: string) => writeAttributes(props, { [name]: value === String(option.initial) ? null : value })
  switch (option.kind) {
    case 'switch': {
      const isOn = written === null ? option.initial : written !== 'false'
      return <Switch label={label} checked={isOn} onChange={(on) => write(String(on))} />
    }
    case 'choice': {
      const options = option.choices.map((value) => ({ value, label: labelOf(value) }))
      return <Select label={label} value={written ?? option.initial} options={options} onChange={write} />
    }
    case 'number':
      return <NumberField label={label} value={written ?? String(option.initial)} onCommit={write} />
    default:
      return <TextField label={label} value={written ?? option.initial} onCommit={write} />
  }
}

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  readonly problem?: string
  readonly isValid?: (text: string) => boolean
  onCommit(value: string): void
}

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))

/** An emptied field leaves what was there: every slider has some number. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, problem = messages.invalidNumber, isValid = isNumber, onCommit } = props
  const [wrong, setWrong] = useState(false)
  return (
    <TextField
      label={label}
      value={value}
      error={wrong ? problem : null}
      onCommit={(typed) => {
        const text = typed.trim()
        setWrong(!isValid(text))
        if (isValid(text)) onCommit(text)
      }}
    />
  )
}
