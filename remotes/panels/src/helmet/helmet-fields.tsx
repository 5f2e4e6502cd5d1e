import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Page } from '@pergola/contracts'
import { Accordion, Button, Combobox, TextField } from '@pergola/ui'
import type { HelmetPanelProps } from './helmet-panel-props.ts'
import { AddedFilesFields } from './added-files-fields.tsx'
import { headEnd } from './head-end.ts'
import styles from './helmet-panel.module.css'
import { languageChoices, messages, robotsChoices } from './messages.ts'
import { saidTwice } from './page-helmet.ts'
import { SharingFields } from './sharing-fields.tsx'
import { SiteIcon } from './site-icon.tsx'
import { missingSocialTags } from './social-card.ts'
import { StructuredFields } from './structured-fields.tsx'
import { structuredMessages } from './structured-messages.ts'
import type { HelmetDraft } from './use-helmet.ts'

interface HelmetFieldsProps extends HelmetPanelProps {
  page: Page
  helmet: HelmetDraft
  /** What the page is called without a title of its own. */
  unnamed: string
  readOnly: boolean
}

export function HelmetFields(props: HelmetFieldsProps) {
  const { helmet, unnamed, readOnly } = props
  const { values, set } = helmet
  const text = (field: 'title' | 'author' | 'description' | 'keywords') => ({
    label: messages.fields[field],
    value: values[field],
    disabled: readOnly,
    onChange: (value: string) => set(field, value),
  })
  return (
    <div className={styles.fields}>
      <SiteIcon {...props} />
      <TextField
        {...text('title')}
        placeholder={unnamed}
        hint={messages.counter(values.title.length, messages.bestTitle)}
      />
      <TextField {...text('author')} />
      <TextField
        {...text('description')}
        multiline
        hint={messages.counter(values.description.length, messages.bestDescription)}
      />
      <TextField {...text('keywords')} hint={messages.keywordsHint} />
      <Combobox
        label={messages.fields.robots}
        value={values.robots}
        suggestions={robotsChoices}
        disabled={readOnly}
        onCommit={(value) => set('robots', value)}
      />
      <Combobox
        label={messages.fields.lang}
        value={values.lang}
        suggestions={languageChoices}
        disabled={readOnly}
        onCommit={(value) => set('lang', value.trim())}
      />
      <SharingFields {...props} />
      <CustomTags {...props} />
      <More {...props} />
    </div>
  )
}

/** What few sites need, closed until asked for. */
function More(props: HelmetFieldsProps) {
  const [open, setOpen] = useState<string | null>(null)
  const files = { id: 'files', title: messages.added.title, content: <AddedFilesFields {...props} /> }
  const data = { id: 'data', title: structuredMessages.title, content: <StructuredFields {...props} /> }
  return <Accordion sections={[data, files]} open={open} onOpenChange={setOpen} />
}

function CustomTags({ helmet, unnamed, readOnly, codeEditor, projects }: HelmetFieldsProps) {
  const { values, isOwnHead, set } = helmet
  const label = isOwnHead ? messages.head : messages.custom
  const twice = isOwnHead ? [] : saidTwice(values)
  const ending = useMemo(() => headEnd(values.customMetaTags), [values.customMetaTags])
  const missing = missingSocialTags({ ...values, title: values.title || unnamed, tags: values.customMetaTags })
  const hasEditor = useStore(projects.state, (state) => state.open !== null) && codeEditor !== undefined

  function addSocial() {
    const before = values.customMetaTags.trimEnd()
    set('customMetaTags', `${before}${before === '' ? '' : '\n'}${missing}\n`)
  }

  return (
    <div className={styles.custom}>
      <div className={styles.customHead}>
        <span className={styles.label}>{label}</span>
        {missing !== '' && !readOnly && (
          <Button variant="ghost" onClick={addSocial}>
            {messages.addSocial}
          </Button>
        )}
      </div>
      {isOwnHead && <p className={styles.hint}>{messages.headHint}</p>}
      {twice.length > 0 && <p className={styles.warning}>{messages.twice(twice.join(', '))}</p>}
      {ending !== null && <p className={styles.warning}>{messages.headEnds(ending)}</p>}
      {hasEditor && (
        <div className={styles.code}>
          <codeEditor.Editor
            label={label}
            language="html"
            fragment
            value={values.customMetaTags}
            readOnly={readOnly}
            onChange={(value) => set('customMetaTags', value)}
          />
        </div>
      )}
    </div>
  )
}
