import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { Combobox, IconButton } from '@pergola/ui'
import { ItemText } from '../value-list/item-text.tsx'
import type { ItemEditorProps } from '../value-list/item-text.tsx'
import styles from './background.module.css'
import { parseGradient, parseUrl, printUrl } from './gradient.ts'
import { GradientEditor } from './gradient-editor.tsx'
import { messages } from './messages.ts'
import { usePickImage } from './use-pick-image.ts'

/** A gradient and an image have editors; anything else is text. */
export function LayerEditor(props: ItemEditorProps) {
  const gradient = parseGradient(props.text)
  if (gradient) return <GradientEditor {...props} gradient={gradient} />
  const url = parseUrl(props.text)
  return url === null ? <ItemText {...props} /> : <ImageEditor {...props} url={url} />
}

function ImageEditor({ url, text: written, refuse, onChange }: ItemEditorProps & { url: string }) {
  const pick = usePickImage()
  const [problem, setProblem] = useState<{ reason: string; of: string } | null>(null)

  function commit(address: string) {
    const text = address.trim() === '' ? '' : printUrl(address.trim())
    const reason = text === '' ? null : refuse(text)
    setProblem(reason === null ? null : { reason, of: written })
    if (reason === null) onChange(text)
  }

  return (
    <div className={styles.address}>
      <Combobox
        label={messages.address}
        value={url}
        suggestions={[]}
        code
        error={problem?.of === written ? problem.reason : null}
        onCommit={commit}
      />
      <IconButton
        label={messages.pick}
        icon={<FolderOpen />}
        onClick={() => void pick().then((picked) => picked !== null && commit(picked))}
      />
    </div>
  )
}
