import { useEffect, useState } from 'react'
import { Button, EmptyState, Skeleton } from '@pergola/ui'
import styles from './file-editor.module.css'
import { messages } from './messages.ts'
import { readFileText } from './read-file-text.ts'
import type { FileText } from './read-file-text.ts'
import { TextFileEditor } from './text-file-editor.tsx'
import type { FileEditorServices } from './file-editor-services.ts'

export interface FileEditorProps extends FileEditorServices {
  /** Path of the file, relative to the project. */
  argument?: unknown
  /** Selected in the text from the start. */
  place?: { readonly from: number; readonly to: number } | undefined
  /** To the Files Manager. */
  onBack: () => void
}

export function FileEditor({ argument, ...props }: FileEditorProps) {
  const path = typeof argument === 'string' ? argument : ''
  if (path === '') {
    const action = <Button onClick={props.onBack}>{messages.openFiles}</Button>
    return <EmptyState title={messages.none} text={messages.noneText} action={action} />
  }
  return <OpenFile key={path} path={path} {...props} />
}

function OpenFile({ path, ...props }: Omit<FileEditorProps, 'argument'> & { path: string }) {
  const { projects, canvas, codeEditor, onBack } = props
  const [file, setFile] = useState<FileText | null>(null)

  useEffect(() => {
    let left = false
    void readFileText({ projects, canvas }, path).then((read) => {
      if (!left) setFile(read)
    })
    return () => {
      left = true
    }
  }, [projects, canvas, path])

  if (file === null) return <Skeleton height="100%" />
  if (file.kind === 'text' && codeEditor) {
    return <TextFileEditor {...props} codeEditor={codeEditor} path={path} stored={file.text} />
  }
  return (
    <div className={styles.refusal}>
      <EmptyState {...refusal(file)} action={<Button onClick={onBack}>{messages.back}</Button>} />
    </div>
  )
}

function refusal(file: FileText): { title: string; text?: string } {
  if (file.kind === 'binary') return { title: messages.binary, text: messages.binaryText }
  if (file.kind === 'missing') return { title: messages.missing, text: messages.missingText }
  if (file.kind === 'text') return { title: messages.unavailable }
  return { title: messages.tooLarge, text: messages.tooLargeText((file.size / 1024 / 1024).toFixed(3)) }
}
