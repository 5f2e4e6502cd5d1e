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

function countOf(values: MotionValues): string | undefined {
  const count = Object.keys(values).length
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
  const options = (key: ValuesKey) => <OptionFields options={tweenOptions} {...of(key)} />
  const scroll = section(
    'scroll',
    messages.scrollTrigger,
    'scrollTriggerOptions',
    <TriggerFields {...of('scrollTriggerOptions')} />,
  )
  return [
    section('from', messages.from, 'from', <ValueRows label={messages.from} {...of('from')} />),
    section('fromOptions', messages.fromOptions, 'fromOptions', options('fromOptions')),
    { id: 'advancedFrom', title: messages.advancedFrom, content: <AdvancedFields {...of('fromOptions')} /> },
    section('to', messages.to, 'to', <ValueRows label={messages.to} {...of('to')} />),
    section('toOptions', messages.toOptions, 'toOptions', options('toOptions')),
    { id: 'advancedTo', title: messages.advancedTo, content: <AdvancedFields {...of('toOptions')} /> },
    ...(isInTimeline ? [] : [scroll]),
  ]
}
