import { useMemo, useState } from 'react'
import {
  colourRamp,
  contrastLevel,
  contrastRatio,
  rampSteps,
  ratioText,
  schemeValue,
  surfacesOf,
  type ColourNotation,
  type RampStep,
  type Srgb,
} from '@pergola/site/makers'
import { baseMode } from '@pergola/site/variables'
import { ColorField, SegmentedControl, Select, TextField } from '@pergola/ui'
import { customName } from '../own-properties.ts'
import type { Variables } from '../use-variables.ts'
import type { MadeValue } from './made-values.ts'
import { MakerFrame, type MakerProps } from './maker-frame.tsx'
import { levels, messages, shortLevels } from './messages.ts'
import { readColour } from './read-colour.ts'
import styles from './makers.module.css'

const counts = Array.from({ length: rampSteps.most - rampSteps.least + 1 }, (_, at) => {
  const value = String(at + rampSteps.least)
  return { value, label: value }
})

const firstColour = '#3b82f6'

/** The colour that the site is known by, where one is named so. */
function siteColour({ colours }: Variables): string {
  const own = colours.find(({ name }) => /-(?:brand|accent|primary)$/.test(name))
  return own ? schemeValue(own.value, 'light') : firstColour
}

interface Behind {
  readonly name: string
  readonly light: Srgb
  readonly dark: Srgb | null
}

/** What texts of the site stand on; white and black where nothing is named so. */
function surfacesBehind({ rows, modes }: Variables): readonly Behind[] {
  const own = surfacesOf(rows, modes).flatMap(({ name, light, dark }): Behind[] => {
    const colour = readColour(light)
    return colour ? [{ name, light: colour, dark: dark === null ? null : readColour(dark) }] : []
  })
  return [...own, { name: messages.blackAndWhite, light: [1, 1, 1], dark: [0, 0, 0] }]
}

/** What the fields say, and what comes of it. */
function useRamp(variables: Variables) {
  const [name, setName] = useState('brand')
  const [colour, setColour] = useState(() => siteColour(variables))
  // What the hand is over in the picker is only shown.
  const [picked, setPicked] = useState<string | null>(null)
  const [count, setCount] = useState('11')
  const [notation, setNotation] = useState<ColourNotation>('oklch')
  const prefix = customName(name)
  const resolved = variables.shownIn(baseMode, picked ?? colour)
  const steps = useMemo(() => {
    const base = readColour(resolved)
    return base ? colourRamp(base, Number(count), notation) : []
  }, [resolved, count, notation])
  const made = useMemo(
    () =>
      prefix === null ? [] : steps.map(({ step, text }): MadeValue => ({ name: `${prefix}-${step}`, value: text })),
    [prefix, steps],
  )
  return {
    name,
    colour,
    count,
    notation,
    resolved,
    steps,
    made,
    isNamed: prefix !== null,
    setName,
    setPicked,
    setCount,
    setNotation,
    setColour(text: string) {
      setPicked(null)
      setColour(text)
    },
  }
}

type Ramp = ReturnType<typeof useRamp>

/** Makes `--brand-50` to `--brand-950` from one colour. */
export function RampMaker(props: MakerProps) {
  const { variables } = props
  const ramp = useRamp(variables)
  const behind = useMemo(() => surfacesBehind(variables), [variables])
  const [chosen, setChosen] = useState('')
  const surface = behind.find((each) => each.name === chosen) ?? behind[0]
  return (
    <MakerFrame
      {...props}
      title={messages.ramp}
      label={messages.rampStep(ramp.name)}
      made={ramp.made}
      fields={
        <>
          <RampFields ramp={ramp} variables={variables} />
          <Select
            label={messages.against}
            value={surface?.name ?? ''}
            options={behind.map((each) => ({ value: each.name, label: each.name }))}
            onChange={setChosen}
          />
        </>
      }
    >
      {surface && <RampList steps={ramp.steps} made={ramp.made} surface={surface} variables={variables} />}
    </MakerFrame>
  )
}

function RampFields({ ramp, variables }: { ramp: Ramp; variables: Variables }) {
  return (
    <>
      <TextField
        label={messages.name}
        value={ramp.name}
        error={ramp.isNamed ? null : messages.badName}
        onChange={ramp.setName}
      />
      <ColorField
        stacked
        label={messages.colour}
        value={ramp.colour}
        variables={variables.colours}
        shown={ramp.resolved}
        validate={(text) => (readColour(variables.shownIn(baseMode, text)) ? null : messages.notColour)}
        onPreview={ramp.setPicked}
        onCancel={() => ramp.setPicked(null)}
        onCommit={ramp.setColour}
      />
      <div className={styles.two}>
        <Select label={messages.steps} value={ramp.count} options={counts} onChange={ramp.setCount} />
        <SegmentedControl<ColourNotation>
          label={messages.notation}
          hideLabel={false}
          value={ramp.notation}
          options={[
            { value: 'oklch', label: 'oklch' },
            { value: 'hex', label: 'hex' },
          ]}
          onChange={ramp.setNotation}
        />
      </div>
    </>
  )
}

interface RampListProps {
  readonly steps: readonly RampStep[]
  readonly made: readonly MadeValue[]
  readonly surface: Behind
  readonly variables: Variables
}

function RampList({ steps, made, surface, variables }: RampListProps) {
  const taken = new Set(variables.rows.map(({ name }) => name))
  return (
    <ul className={styles.list} aria-label={messages.preview}>
      {made.map(({ name, value }, at) => {
        const step = steps[at]
        if (!step) return null
        return (
          <li key={name} className={styles.step} data-base={step.isBase || undefined}>
            <span className={styles.swatch} style={{ background: value }} />
            <span className={styles.made} title={`${name}: ${value}`}>
              <span>{name}</span>
              <small>{taken.has(name) ? messages.isTaken : value}</small>
            </span>
            <Contrast colour={step.colour} behind={surface.light} scheme={messages.light} />
            {surface.dark && <Contrast colour={step.colour} behind={surface.dark} scheme={messages.dark} />}
          </li>
        )
      })}
    </ul>
  )
}

function cssOf(colour: Srgb): string {
  return `rgb(${colour.map((channel) => Math.round(channel * 255)).join(' ')})`
}

/** A text of the step on the surface, with the ratio between both. */
function Contrast({ colour, behind, scheme }: { colour: Srgb; behind: Srgb; scheme: string }) {
  const ratio = contrastRatio(colour, behind)
  const level = contrastLevel(ratio)
  const about = messages.onSurface(ratioText(ratio), levels[level], scheme)
  return (
    <span className={styles.contrast} title={about} data-level={level}>
      <span aria-hidden className={styles.onSurface} style={{ color: cssOf(colour), background: cssOf(behind) }}>
        {messages.sample}
      </span>
      <small aria-label={about}>
        {ratioText(ratio)} {shortLevels[level]}
      </small>
    </span>
  )
}
