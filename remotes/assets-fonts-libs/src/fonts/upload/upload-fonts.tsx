import { useState } from 'react'
import { Button, UploadButton, useFileDrop } from '@pergola/ui'
import type { FontServices } from '../font-services.ts'
import type { NewFont } from '../install-fonts.ts'
import { fontMessages as messages } from '../messages.ts'
import { type ChosenFont, fontEndings } from './chosen-font.ts'
import { ChosenFontRow } from './chosen-font-row.tsx'
import { installChosen } from './install-chosen.ts'
import styles from './upload-fonts.module.css'
import type { ChosenFonts } from './use-chosen-fonts.ts'

interface UploadFontsProps extends FontServices {
  chosen: ChosenFonts
  onInstalled: () => void
}

export function UploadFonts({ chosen, onInstalled, ...services }: UploadFontsProps) {
  const drop = useFileDrop(chosen.add)
  const [isSaving, setSaving] = useState(false)
  const { fonts } = chosen
  const isReading = fonts.some(({ facts, problem }) => facts === null && problem === null)

  async function save() {
    const ready = fonts.flatMap((font) => (isReady(font) ? [font] : []))
    if (ready.length === 0) return services.toasts.warning(messages.nothingChosen)
    setSaving(true)
    const isDone = await installChosen(services, ready).finally(() => setSaving(false))
    if (!isDone) return
    chosen.leaveOut(ready.map(({ id }) => id))
    // What was refused stays in sight.
    if (ready.length === fonts.length) onInstalled()
  }

  return (
    <section
      className={styles.upload}
      aria-label={messages.upload}
      data-dropping={drop.isOver || undefined}
      {...drop.handlers}
    >
      <div className={styles.tools}>
        <UploadButton label={messages.choose} accept={fontEndings} multiple onFiles={chosen.add} />
        <p className={styles.hint}>{drop.isOver ? messages.dropHere : messages.chooseHint}</p>
        <Button variant="primary" disabled={isReading || isSaving} onClick={() => void save()}>
          {messages.save}
        </Button>
      </div>
      <ul className={styles.rows} aria-label={messages.upload}>
        {fonts.map((font) => (
          <ChosenFontRow
            key={font.id}
            font={font}
            onName={(name) => chosen.rename(font.id, name)}
            onLeaveOut={() => chosen.leaveOut([font.id])}
          />
        ))}
      </ul>
    </section>
  )
}

function isReady(font: ChosenFont): font is ChosenFont & NewFont {
  return font.facts !== null && font.problem === null && font.name.trim() !== ''
}
