import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { Combobox, IconButton } from '@pergola/ui'
import { useTyped } from '../fields/use-typed.ts'
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

/** No address of its own but CSS: a function, or a declaration. */
const inWords = /^\s*(?:[a-z-]+\(|background(?:-image)?\s*:)/i

function ImageEditor({ url, text: written, property, refuse, onChange }: ItemEditorProps & { url: string }) {
  const pick = usePickImage()
  const read = useTyped(property, (text) => refuse(text) === null)
  const [problem, setProblem] = useState<{ reason: string; of: string } | null>(null)

  function commit(typed: string) {
    const address = typed.trim()
    // An image in words of CSS is one as it stands.
    const isImage = inWords.test(address) && refuse(address) === null
    const text = address === '' || isImage ? address : printUrl(address)
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
        read={(typed) => (inWords.test(typed) ? read(typed) : typed)}
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
