import type { AccordionSection } from '@pergola/ui'
import type { ReactNode } from 'react'
import type { MotionValues } from '@pergola/contracts'
import type { MotionAnimation } from '@pergola/site/motions'
import { AdvancedFields } from './advanced-fields.tsx'
import { messages } from './messages.ts'
import { OptionFields } from './option-fields.tsx'
import { tweenOptions } from './option-lists.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { ValueRows } from './value-rows.tsx'

export type EditAnimation = (patch: Partial<MotionAnimation>, what: string) => void

type ValuesKey = 'from' | 'to' | 'fromOptions' | 'toOptions' | 'scrollTriggerOptions'

const plainOptions: ReadonlySet<string> = new Set(tweenOptions.map(({ name }) => name))

const isPlain = (name: string) => plainOptions.has(name)

function countOf(values: MotionValues, isCounted: (name: string) => boolean = () => true): string | undefined {
  const count = Object.keys(values).filter(isCounted).length
  return count === 0 ? undefined : messages.hasValues(count)
}

/** What an animation consists of. A tween of a timeline goes with the timeline's own scroll trigger. */
export function animationSections(
  animation: MotionAnimation,
  isInTimeline: boolean,
  onEdit: EditAnimation,
): AccordionSection[] {
  const of = (key: ValuesKey) => ({
    values: animation[key],
    onChange: (next: MotionValues, what: string) => onEdit({ [key]: next }, what),
  })
  const section = (id: string, title: string, key: ValuesKey, content: ReactNode) => ({
    id,
    title,
    mark: countOf(animation[key]),
    content,
  })
  // The plain options and those that hold more are one object in two sections.
  const options = (id: 'fromOptions' | 'toOptions', title: string) => ({
    id,
    title,
    mark: countOf(animation[id], isPlain),
    content: <OptionFields options={tweenOptions} {...of(id)} />,
  })
  const advanced = (id: string, title: string, key: 'fromOptions' | 'toOptions') => ({
    id,
    title,
    mark: countOf(animation[key], (name) => !isPlain(name)),
    content: <AdvancedFields {...of(key)} />,
  })
  const scroll = section(
    'scroll',
    messages.scrollTrigger,
    'scrollTriggerOptions',
    <TriggerFields {...of('scrollTriggerOptions')} />,
  )
  return [
    section('from', messages.from, 'from', <ValueRows label={messages.from} {...of('from')} />),
    options('fromOptions', messages.fromOptions),
    advanced('advancedFrom', messages.advancedFrom, 'fromOptions'),
    section('to', messages.to, 'to', <ValueRows label={messages.to} {...of('to')} />),
    options('toOptions', messages.toOptions),
    advanced('advancedTo', messages.advancedTo, 'toOptions'),
    ...(isInTimeline ? [] : [scroll]),
  ]
}
