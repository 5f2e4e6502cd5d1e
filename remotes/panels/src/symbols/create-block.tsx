import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { limits, sayStored } from '@pergola/contracts'
import type { CanvasService, NodeId, ToastsService } from '@pergola/contracts'
import { Button, Combobox, EmptyState, Skeleton, TextField, focusOnMount } from '@pergola/ui'
import styles from './create-block.module.css'
import { messages } from './messages.ts'

interface CreateProps {
  canvas: CanvasService
  toasts: ToastsService
  close: () => void
}

export function CreateSymbol(props: CreateProps) {
  return <CreateBlock {...props} type="symbol" />
}

export function CreateTemplate(props: CreateProps) {
  return <CreateBlock {...props} type="template" />
}

/** The element that was selected when the dialog opened; the picture is drawn while a person types the name. */
function CreateBlock({ canvas, toasts, close, type }: CreateProps & { type: 'symbol' | 'template' }) {
  const [id] = useState(() => canvas.state.getState().selected?.id ?? null)
  const [name, setName] = useState('')
  const [category, setCategory] = useState('')
  const [saving, setSaving] = useState(false)
  const picture = usePicture(canvas, id)
  const project = useStore(canvas.record, (state) => state.project)
  const categories = Object.values(project?.blocks ?? {}).map((block) => block.category)
  if (id === null || !canvas.keepBlock) return <EmptyState title={messages.noElement} />

  async function save() {
    if (id === null || !canvas.keepBlock || saving) return
    setSaving(true)
    const outcome = await canvas.keepBlock(id, { type, name, category, media: picture ?? '' })
    if (!outcome.ok) {
      setSaving(false)
      return toasts.warning(outcome.failure === 'symbol-in-symbol' ? messages.fromSymbol : messages.notSaved)
    }
    const label = name.trim() || type
    const said = type === 'symbol' ? messages.symbolSaved(label) : messages.templateSaved(label)
    close()
    await sayStored({ canvas, toasts }, () => toasts.success(said))
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Preview picture={picture} />
      <TextField
        label={type === 'symbol' ? messages.symbolName : messages.templateName}
        value={name}
        maxLength={limits.blockName}
        onChange={setName}
        inputRef={focusOnMount}
      />
      {type === 'symbol' && (
        <Combobox
          label={messages.category}
          value={category}
          placeholder="symbols"
          suggestions={[...new Set(['symbols', ...categories])]}
          onCommit={setCategory}
          onType={setCategory}
        />
      )}
      <p className={styles.hint}>{type === 'symbol' ? messages.symbolHint : messages.templateHint}</p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={close}>
          {messages.cancel}
        </Button>
        <Button variant="primary" type="submit" disabled={saving}>
          {messages.save}
        </Button>
      </div>
    </form>
  )
}

/** Undefined while it is drawn, null when it cannot be. */
function usePicture(canvas: CanvasService, id: NodeId | null): string | null | undefined {
  const [picture, setPicture] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    const drawing = id === null ? null : canvas.pictureOf?.(id)
    void Promise.resolve(drawing ?? null).then((drawn) => isWanted && setPicture(drawn))
    return () => void (isWanted = false)
  }, [canvas, id])
  return picture
}

function Preview({ picture }: { picture: string | null | undefined }) {
  return (
    <div className={styles.preview}>
      {picture === undefined && <Skeleton width="100%" height={120} />}
      {picture === null && <span className={styles.hint}>{messages.noPreview}</span>}
      {picture && <img src={picture} alt={messages.preview} />}
    </div>
  )
}
