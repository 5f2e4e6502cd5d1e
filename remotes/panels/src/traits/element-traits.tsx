import type { ComponentType } from 'react'
import { Combobox, Select, Switch, TextField } from '@pergola/ui'
import { elementTags, headingLevels, inputTypes } from './choices.ts'
import { componentKind } from './component-kind.ts'
import type { ComponentKind } from './component-kind.ts'
import { FormTraits } from './form-target/form-traits.tsx'
import { LoopPartTraits } from './loop-part-traits.tsx'
import { LooperTraits } from './looper-traits.tsx'
import { MediaTraits } from './media-traits.tsx'
import { messages } from './messages.ts'
import { PageLinkField } from './page-link-field.tsx'
import { SelectTraits } from './select-traits.tsx'
import { SmallerCopies } from './smaller-copies.tsx'
import { SourceField } from './source-field.tsx'
import { SliderTraits } from './slider/slider-traits.tsx'
import { SplitterTraits } from './splitter-traits.tsx'
import { SvgTraits } from './svg-traits.tsx'
import { attributeOf, setTag, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

const byKind: Readonly<Partial<Record<ComponentKind, ComponentType<TraitProps>>>> = {
  heading: HeadingLevel,
  link: LinkTraits,
  button: ButtonTraits,
  image: ImageTraits,
  input: InputTraits,
  media: MediaTraits,
  svg: SvgTraits,
  select: SelectTraits,
  form: FormTraits,
  splitter: SplitterTraits,
  'spline-viewer': SplineTraits,
  slider: SliderTraits,
  looper: LooperTraits,
  'loop-part': LoopPartTraits,
}

/** Elements whose tag is what they are. */
const fixedTag: ReadonlySet<ComponentKind> = new Set([
  'heading',
  'media',
  'svg',
  'select',
  'form',
  'spline-viewer',
  'slider',
  'slide',
])

/** What this kind of element can be told, beside its plain attributes. */
export function ElementTraits(props: TraitProps) {
  const kind = componentKind(props.element.tag, props.element.attributes)
  const Own = byKind[kind]
  return (
    <>
      {!fixedTag.has(kind) && <TagChoice {...props} />}
      {Own && <Own {...props} />}
    </>
  )
}

function SplineTraits(props: TraitProps) {
  return (
    <SourceField
      {...props}
      label={messages.splineUrl}
      attribute="url"
      pickLabel={messages.pickMedia}
      request={{ extension: 'splinecode' }}
      hint={messages.splineOff}
    />
  )
}

function TagChoice(props: TraitProps) {
  const { tag } = props.element
  return (
    <Combobox
      label={messages.tag}
      value={tag}
      suggestions={elementTags}
      onCommit={(typed) => {
        const wanted = typed.trim().toLowerCase()
        if (wanted === '' || wanted === tag) return
        if (/^[a-z][a-z0-9-]*$/.test(wanted)) setTag(props, wanted)
        else props.services.toasts.error(messages.invalid)
      }}
    />
  )
}

function HeadingLevel(props: TraitProps) {
  return (
    <Select
      label={messages.level}
      value={props.element.tag}
      options={headingLevels.map((value) => ({ value, label: value.toUpperCase() }))}
      onChange={(tag) => setTag(props, tag)}
    />
  )
}

/** A button that leads somewhere is a link; it looks as before, for what it looks like is its classes'. */
function ButtonTraits(props: TraitProps) {
  return (
    <PageLinkField
      label={messages.href}
      value=""
      services={props.services}
      onCommit={(href) => href !== null && setTag(props, 'a', { href, type: null })}
    />
  )
}

/** The block of the Blocks panel, which was a button before it led somewhere. */
function isButtonBlock({ element }: TraitProps): boolean {
  return element.classes.includes('inf-button')
}

function LinkTraits(props: TraitProps) {
  const { element, services } = props
  function leadTo(href: string | null) {
    if (href === null && isButtonBlock(props)) setTag(props, 'button', { href: null, target: null, type: 'button' })
    else writeAttributes(props, { href })
  }
  return (
    <>
      <PageLinkField
        label={messages.href}
        value={attributeOf(element, 'href') ?? ''}
        services={services}
        onCommit={leadTo}
      />
      <Switch
        label={messages.newTab}
        checked={attributeOf(element, 'target') === '_blank'}
        onChange={(on) => writeAttributes(props, { target: on ? '_blank' : null })}
      />
    </>
  )
}

function ImageTraits(props: TraitProps) {
  return (
    <>
      <SourceField
        {...props}
        label={messages.src}
        attribute="src"
        pickLabel={messages.pickImage}
        request={{ mime: 'image' }}
      />
      <TextField
        label={messages.alt}
        hint={messages.altHint}
        value={attributeOf(props.element, 'alt') ?? ''}
        onCommit={(alt) => writeAttributes(props, { alt })}
      />
      <SmallerCopies {...props} />
    </>
  )
}

function InputTraits(props: TraitProps) {
  const { element } = props
  const text = (name: 'name' | 'placeholder', label: string) => (
    <TextField
      label={label}
      value={attributeOf(element, name) ?? ''}
      onCommit={(value) => writeAttributes(props, { [name]: value === '' ? null : value })}
    />
  )
  return (
    <>
      <Select
        label={messages.inputType}
        value={(attributeOf(element, 'type') ?? 'text').toLowerCase()}
        options={inputTypes.map((value) => ({ value, label: value }))}
        onChange={(type) => writeAttributes(props, { type })}
      />
      {text('name', messages.inputName)}
      {text('placeholder', messages.placeholder)}
    </>
  )
}
