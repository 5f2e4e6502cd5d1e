import { limits } from '@pergola/contracts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Accordion, Button } from '@pergola/ui'
import { mainSliderOptions, slideMarkup, sliderOptionGroups, slideTag } from '@pergola/site/components'
import type { SliderOptionGroup } from '@pergola/site/components'
import { attributeOf, writeAttributes } from '../use-traits.ts'
import type { TraitProps } from '../use-traits.ts'
import styles from '../traits-panel.module.css'
import { messages } from './messages.ts'
import { deviceAt, devices, setOn, valuesOn } from './per-device.ts'
import { NumberField, SliderOptionField } from './slider-option-field.tsx'

/** Slides that are turned, annex §2.6: attributes as Swiper's elements read them. */
export function SliderTraits(props: TraitProps) {
  return (
    <>
      <SwitchedOff {...props} />
      <SlideCount {...props} />
      <PerDevice {...props} />
      {mainSliderOptions.map((option) => (
        <SliderOptionField key={option.name} {...props} option={option} />
      ))}
      <Groups {...props} />
    </>
  )
}

/** What is seen here, and what only where the script runs. */
function SwitchedOff({ services: { settings } }: TraitProps) {
  return settings ? <SwitchNote settings={settings} /> : <p className={styles.note}>{messages.inCanvas}</p>
}

function SwitchNote({ settings }: { settings: NonNullable<TraitProps['services']['settings']> }) {
  const isOn = useStore(settings.state, (state) => state.settings.enable_swiperjs)
  if (isOn) return <p className={styles.note}>{messages.inCanvas}</p>
  return (
    <>
      <p className={styles.note} data-warning>
        {messages.off}
      </p>
      <Button onClick={() => settings.set('enable_swiperjs', true)}>{messages.switchOn}</Button>
    </>
  )
}

const isSlideCount = (text: string) => /^\d+$/.test(text) && Number(text) <= limits.slides

/** More of them are put behind the others, fewer are taken from the end. */
function SlideCount({ element, services: { canvas, toasts } }: TraitProps) {
  const slides = (canvas.layer(element.id)?.children ?? []).filter((id) => canvas.layer(id)?.tag === slideTag)

  function change(text: string) {
    const more = Number(text) - slides.length
    if (more === 0) return
    const where = { target: element.id, position: 'inside' } as const
    const html = Array.from({ length: more > 0 ? more : 0 }, () => slideMarkup).join('')
    const outcome = more > 0 ? canvas.insertHtml(html, where) : canvas.remove(slides.slice(more))
    if (!outcome.ok) return toasts.warning(messages.notAllowed)
    canvas.select([element.id])
  }

  return (
    <NumberField
      label={messages.slides}
      value={String(slides.length)}
      problem={messages.invalidSlides(limits.slides)}
      isValid={isSlideCount}
      onCommit={change}
    />
  )
}

const isView = (text: string) => text === 'auto' || Number(text) > 0
const isSpace = (text: string) => text !== '' && Number(text) >= 0

const responsive = [
  {
    attribute: 'slides-per-view',
    initial: '1',
    label: messages.slidesPerView,
    isValid: isView,
    problem: messages.invalidView,
  },
  {
    attribute: 'space-between',
    initial: '0',
    label: messages.spaceBetween,
    isValid: isSpace,
    problem: messages.invalidSpace,
  },
] as const

/** Values that each device may have for itself. */
function PerDevice(props: TraitProps) {
  const { element, services } = props
  const device = deviceAt(useStore(services.canvas.state, ({ width }) => width))
  const index = devices.indexOf(device)
  return (
    <div>
      <div className={styles.pair}>
        {responsive.map(({ attribute, initial, ...field }) => {
          const option = { attribute, initial }
          const told = { base: attributeOf(element, attribute), breakpoints: attributeOf(element, 'breakpoints') }
          const commit = (value: string) => {
            const { base, breakpoints } = setOn(told, option, index, value)
            writeAttributes(props, { [attribute]: base, breakpoints })
          }
          const value = valuesOn(told, option)[index] ?? initial
          return <NumberField key={attribute} {...field} value={value} onCommit={commit} />
        })}
      </div>
      <p className={styles.note}>{messages.perDevice(device.name)}</p>
    </div>
  )
}

function Groups(props: TraitProps) {
  const [open, setOpen] = useState<string | null>(null)
  const effect = attributeOf(props.element, 'effect')
  const groups = sliderOptionGroups.filter((group) => group.effect === undefined || group.effect === effect)
  const sections = groups.map((group) => ({
    id: group.title,
    title: group.title,
    mark: isTold(props, group) ? messages.changed : undefined,
    content: <Group {...props} group={group} />,
  }))
  return <Accordion open={open} onOpenChange={setOpen} sections={sections} />
}

function isTold({ element }: TraitProps, { switchedBy, options }: SliderOptionGroup): boolean {
  const names = [switchedBy, ...options.map(({ name }) => name)]
  return element.attributes.some(({ name }) => names.includes(name))
}

function Group({ group: { switchedBy, effect, options }, ...props }: TraitProps & { group: SliderOptionGroup }) {
  const prefix = effect === undefined ? switchedBy : `${effect}-effect`
  return (
    <div className={styles.props}>
      {switchedBy !== undefined && (
        <SliderOptionField {...props} option={{ name: switchedBy, kind: 'switch', initial: false }} />
      )}
      {options.map((option) => (
        <SliderOptionField key={option.name} {...props} option={option} prefix={prefix} />
      ))}
    </div>
  )
}
