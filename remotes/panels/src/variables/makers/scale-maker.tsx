import { useMemo, useState } from 'react'
import { fluidScale, fluidSteps, stepName, zoomsToTwice, type FluidScale, type FluidStep } from '@pergola/site/makers'
import { Combobox, TextField } from '@pergola/ui'
import { customName } from '../own-properties.ts'
import type { MadeValue } from './made-values.ts'
import { MakerFrame, type MakerProps } from './maker-frame.tsx'
import { messages, ratios } from './messages.ts'
import styles from './makers.module.css'

export type ScaleKind = 'type' | 'space'

/** What a person types, as it stands in the fields. */
interface Typed {
  readonly width: string
  readonly size: string
  readonly ratio: string
}

interface Limits {
  readonly least: number
  readonly most: number
}

const limits: Readonly<Record<keyof Typed | 'below' | 'above', Limits>> = {
  width: { least: 200, most: 4000 },
  size: { least: 1, most: 200 },
  ratio: { least: 1, most: 3 },
  below: { least: 0, most: fluidSteps.below },
  above: { least: 0, most: fluidSteps.above },
}

const beginnings = {
  type: {
    name: 'text',
    base: 'base',
    narrow: { width: '320', size: '16', ratio: '1.2' },
    wide: { width: '1240', size: '18', ratio: '1.25' },
    below: '2',
    above: '5',
  },
  space: {
    name: 'space',
    base: 'md',
    narrow: { width: '320', size: '16', ratio: '1.5' },
    wide: { width: '1240', size: '20', ratio: '1.618' },
    below: '3',
    above: '4',
  },
} as const

function numberIn(text: string, { least, most }: Limits): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return number >= least && number <= most ? number : null
}

function endOf(typed: Typed) {
  const [width, size, ratio] = [
    numberIn(typed.width, limits.width),
    numberIn(typed.size, limits.size),
    numberIn(typed.ratio, limits.ratio),
  ]
  return width === null || size === null || ratio === null ? null : { width, size, ratio }
}

interface Form {
  readonly narrow: Typed
  readonly wide: Typed
  readonly below: string
  readonly above: string
}

/** The scale that the fields describe; null where one says nothing that can be made. */
function scaleOf({ narrow, wide, below, above }: Form): FluidScale | null {
  const [first, last] = [endOf(narrow), endOf(wide)]
  const [under, over] = [numberIn(below, limits.below), numberIn(above, limits.above)]
  if (!first || !last || under === null || over === null || first.width >= last.width) return null
  return { narrow: first, wide: last, below: Math.floor(under), above: Math.floor(over) }
}

const noSteps: readonly FluidStep[] = []

/** Makes `--text-sm` to `--text-5xl`, or a space scale, that grow with the window between two widths. */
export function ScaleMaker({ kind, ...props }: MakerProps & { readonly kind: ScaleKind }) {
  const begin = beginnings[kind]
  const [name, setName] = useState<string>(begin.name)
  const [form, setForm] = useState<Form>(begin)
  const prefix = customName(name)
  const steps = useMemo(() => {
    const scale = scaleOf(form)
    return scale ? fluidScale(scale) : noSteps
  }, [form])
  const made = useMemo(
    () =>
      prefix === null
        ? []
        : steps.map(({ step, value }): MadeValue => ({ name: `${prefix}-${stepName(step, begin.base)}`, value })),
    [prefix, steps, begin],
  )
  return (
    <MakerFrame
      {...props}
      title={messages[kind]}
      label={messages.scaleStep(name)}
      made={made}
      fields={
        <>
          <TextField
            label={messages.name}
            value={name}
            error={prefix === null ? messages.badName : null}
            onChange={setName}
          />
          <ScaleFields form={form} onChange={(change) => setForm((before) => ({ ...before, ...change }))} />
        </>
      }
    >
      <ScaleList kind={kind} steps={steps} made={made} taken={new Set(props.variables.rows.map((row) => row.name))} />
    </MakerFrame>
  )
}

interface ScaleFieldsProps {
  readonly form: Form
  readonly onChange: (change: Partial<Form>) => void
}

function ScaleFields({ form, onChange }: ScaleFieldsProps) {
  const isCrossed = Number(form.narrow.width) >= Number(form.wide.width)
  const crossed = isCrossed ? messages.sameWidth : null
  return (
    <div className={styles.two}>
      {(['narrow', 'wide'] as const).map((end) => (
        <EndFields
          key={end}
          title={messages[end]}
          typed={form[end]}
          problem={end === 'wide' ? crossed : null}
          onChange={(change) => onChange({ [end]: { ...form[end], ...change } })}
        />
      ))}
      {(['below', 'above'] as const).map((side) => (
        <TextField
          key={side}
          label={messages[side]}
          value={form[side]}
          error={problemOf(form[side], limits[side])}
          onChange={(text) => onChange({ [side]: text })}
        />
      ))}
    </div>
  )
}

function problemOf(text: string, range: Limits): string | null {
  return numberIn(text, range) === null ? messages.badNumber(range.least, range.most) : null
}

interface EndFieldsProps {
  readonly title: string
  readonly typed: Typed
  readonly problem: string | null
  readonly onChange: (change: Partial<Typed>) => void
}

function EndFields({ title, typed, problem, onChange }: EndFieldsProps) {
  return (
    <fieldset className={styles.end}>
      <legend>{title}</legend>
      <TextField
        label={messages.field(messages.width, 'px')}
        value={typed.width}
        error={problemOf(typed.width, limits.width) ?? problem}
        onChange={(width) => onChange({ width })}
      />
      <TextField
        label={messages.field(messages.size, 'px')}
        value={typed.size}
        error={problemOf(typed.size, limits.size)}
        onChange={(size) => onChange({ size })}
      />
      <Combobox
        label={messages.ratio}
        value={typed.ratio}
        suggestions={ratios}
        error={problemOf(typed.ratio, limits.ratio)}
        onCommit={(ratio) => onChange({ ratio })}
      />
    </fieldset>
  )
}

interface ScaleListProps {
  readonly kind: ScaleKind
  readonly steps: readonly FluidStep[]
  readonly made: readonly MadeValue[]
  readonly taken: ReadonlySet<string>
}

/** px: no sample is larger, so that the list keeps its rows. */
const largestSample = 56

const shown = (pixels: number) => String(Number(pixels.toFixed(1)))

function ScaleList({ kind, steps, made, taken }: ScaleListProps) {
  return (
    <ul className={styles.list} aria-label={messages.preview}>
      {made.map(({ name, value }, at) => {
        const step = steps[at]
        if (!step) return null
        const size = Math.min(step.wide, largestSample)
        return (
          <li key={name} className={styles.step}>
            <span className={styles.sample} aria-hidden>
              {kind === 'type' ? (
                <span style={{ fontSize: size, lineHeight: 1.2 }}>{messages.sample}</span>
              ) : (
                <span className={styles.bar} style={{ width: size }} />
              )}
            </span>
            <span className={styles.made} title={`${name}: ${value}`}>
              <span>{name}</span>
              <small>{taken.has(name) ? messages.isTaken : messages.sizes(shown(step.narrow), shown(step.wide))}</small>
              {kind === 'type' && !zoomsToTwice(step) && (
                <small className={styles.warning} title={messages.zoomsLessTitle}>
                  {messages.zoomsLess}
                </small>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
