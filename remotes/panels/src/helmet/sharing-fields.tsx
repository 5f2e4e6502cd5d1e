import { FolderOpen } from 'lucide-react'
import type { Page } from '@pergola/contracts'
import { addressFrom, outputPath, pageKind, readSharing, relativeAddress, writeSharing } from '@pergola/site/project'
import type { SharingField } from '@pergola/site/project'
import { Combobox, FieldRow, IconButton, TextField } from '@pergola/ui'
import type { HelmetPanelProps } from './helmet-panel-props.ts'
import { messages } from './messages.ts'
import { SiteAddress } from './site-address.tsx'
import type { HelmetDraft } from './use-helmet.ts'

interface SharingFieldsProps extends HelmetPanelProps {
  page: Page
  helmet: HelmetDraft
  /** What the page is called where nothing else is said. */
  unnamed: string
  readOnly: boolean
}

type Change = readonly [SharingField, string]

/** What the tags of the head tell networks and search engines, each in a field; an empty one leaves no tag. */
export function SharingFields(props: SharingFieldsProps) {
  const { page, helmet, unnamed, readOnly } = props
  const { read, write } = tagsOf(props)
  const { title, description } = helmet.values
  const text = (field: SharingField) => ({
    value: read(field),
    disabled: readOnly,
    onChange: (value: string) => write([field, value]),
  })
  return (
    <>
      <ShareImage {...props} tags={{ read, write }} />
      {read('og:image') !== '' && <TextField label={messages.sharing.alt} {...text('og:image:alt')} />}
      <TextField label={messages.sharing.title} placeholder={title || unnamed} {...text('og:title')} />
      <TextField label={messages.sharing.text} placeholder={description} multiline {...text('og:description')} />
      <Combobox
        label={messages.sharing.canonical}
        value={read('canonical')}
        suggestions={[{ value: ownAddress(page), label: messages.sharing.thisPage }]}
        hint={messages.sharing.canonicalHint}
        disabled={readOnly}
        onCommit={(value) => write(['canonical', value])}
      />
      <SiteAddress canvas={props.canvas} readOnly={readOnly} />
    </>
  )
}

interface Tags {
  read(field: SharingField): string
  /** All of them, or none where one cannot be written. */
  write(...changes: readonly Change[]): void
}

function tagsOf({ page, helmet, toasts }: SharingFieldsProps): Tags {
  const kind = pageKind(page)
  const tags = helmet.values.customMetaTags
  return {
    read: (field) => readSharing(tags, field, kind),
    write(...changes) {
      let written = tags
      for (const [field, value] of changes) {
        const next = writeSharing(written, { field, value }, kind)
        if (next === null) return void toasts.warning(messages.refused)
        written = next
      }
      if (written !== tags) helmet.set('customMetaTags', written)
    },
  }
}

function ShareImage({ page, helmet, readOnly, assetPicker, dialogs, tags }: SharingFieldsProps & { tags: Tags }) {
  const { read, write } = tags

  /** Networks show it small unless they are asked; what describes the old one goes with it. */
  function keep(value: string) {
    const isFirst = value !== '' && read('og:image') === '' && read('twitter:card') === ''
    write(
      ['og:image', value],
      ...(isFirst ? [['twitter:card', 'summary_large_image'] as const] : []),
      ...(value === '' ? [['og:image:alt', ''] as const] : []),
    )
  }

  async function pick() {
    const asked = dialogs?.state.getState().modal
    const picked = await assetPicker?.pick({ mime: 'image' })
    if (picked) keep(addressFrom(page, picked.path))
    // The picker took the place of this window, which comes back with what was chosen.
    helmet.keep()
    if (asked && dialogs.state.getState().modal === null) dialogs.open(asked)
  }

  return (
    <FieldRow>
      <TextField
        label={messages.sharing.image}
        value={read('og:image')}
        hint={messages.sharing.imageHint}
        disabled={readOnly}
        onCommit={keep}
      />
      <IconButton
        label={messages.sharing.chooseImage}
        icon={<FolderOpen />}
        disabled={assetPicker === undefined || readOnly}
        onClick={() => void pick()}
      />
    </FieldRow>
  )
}

/** How the page names itself; one that its folder is opened with is the folder. */
function ownAddress(page: Page): string {
  const path = outputPath(page)
  const address = relativeAddress(path, path)
  return address === 'index.html' ? './' : address
}
