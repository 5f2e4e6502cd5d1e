import { FolderOpen } from 'lucide-react'
import { useStore } from 'zustand'
import { Combobox, IconButton, Select, Switch, TextField } from '@pergola/ui'
import { elementTags, headingLevels, inputTypes } from './choices.ts'
import { messages } from './messages.ts'
import { pageLinks } from './page-links.ts'
import styles from './traits-panel.module.css'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

const noPages = {}

/** What this kind of element can be told, beside its plain attributes. */
export function ElementTraits(props: TraitProps) {
  const { tag } = props.element
  return (
    <>
      {/^h[1-6]$/.test(tag) ? <HeadingLevel {...props} /> : <TagChoice {...props} />}
      {tag === 'a' && <LinkTraits {...props} />}
      {tag === 'img' && <ImageTraits {...props} />}
      {tag === 'input' && <InputTraits {...props} />}
    </>
  )
}

function setTag({ element, services }: TraitProps, tag: string) {
  const outcome = services.canvas.setTag(element.id, tag)
  if (!outcome.ok) services.toasts.warning(messages.notAllowed)
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

function LinkTraits(props: TraitProps) {
  const { element, services } = props
  const pages = useStore(services.projects.state, (state) => state.open?.project.pages ?? noPages)
  const openPage = useStore(services.canvas.state, (state) => state.document?.pageName ?? 'index')
  return (
    <>
      <Combobox
        label={messages.href}
        value={attributeOf(element, 'href') ?? ''}
        placeholder="https://, #id, mailto:"
        suggestions={pageLinks(Object.values(pages), openPage)}
        onCommit={(href) => writeAttributes(props, { href: href.trim() === '' ? null : href.trim() })}
      />
      <Switch
        label={messages.newTab}
        checked={attributeOf(element, 'target') === '_blank'}
        onChange={(on) => writeAttributes(props, { target: on ? '_blank' : null })}
      />
    </>
  )
}

/** Pages stand in their own folder, except the first one. */
function assetAddress(path: string, openPage: string): string {
  return openPage === 'index' ? `./${path}` : `../${path}`
}

function ImageTraits(props: TraitProps) {
  const { element, services } = props
  async function pick() {
    const picked = await services.assetPicker?.pick({ mime: 'image' })
    const openPage = services.canvas.state.getState().document?.pageName ?? 'index'
    if (picked) writeAttributes(props, { src: assetAddress(picked.path, openPage) })
  }
  return (
    <>
      <div className={styles.withButton}>
        <TextField
          label={messages.src}
          value={attributeOf(element, 'src') ?? ''}
          onCommit={(src) => writeAttributes(props, { src: src.trim() === '' ? null : src.trim() })}
        />
        <IconButton
          label={messages.pickImage}
          icon={<FolderOpen />}
          disabled={services.assetPicker === undefined}
          onClick={() => void pick()}
        />
      </div>
      <TextField
        label={messages.alt}
        hint={messages.altHint}
        value={attributeOf(element, 'alt') ?? ''}
        onCommit={(alt) => writeAttributes(props, { alt })}
      />
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
        value={attributeOf(element, 'type') ?? 'text'}
        options={inputTypes.map((value) => ({ value, label: value }))}
        onChange={(type) => writeAttributes(props, { type })}
      />
      {text('name', messages.inputName)}
      {text('placeholder', messages.placeholder)}
    </>
  )
}
