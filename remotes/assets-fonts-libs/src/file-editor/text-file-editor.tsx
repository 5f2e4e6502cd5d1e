import { ArrowLeft, Save, WandSparkles } from 'lucide-react'
import { useStore } from 'zustand'
import type { CodeEditorService } from '@pergola/contracts'
import { Button, ReadOnlyNotice } from '@pergola/ui'
import { useSaveKey } from '@pergola/ui/save-key'
import { takeOver } from '../take-over.ts'
import type { FileEditorServices } from './file-editor-services.ts'
import styles from './file-editor.module.css'
import { fileWords } from './file-words.ts'
import { messages } from './messages.ts'
import { languageOf } from './read-file-text.ts'
import { useTextFile } from './use-text-file.ts'

interface TextFileProps extends FileEditorServices {
  codeEditor: CodeEditorService
  path: string
  /** What the file said when it was opened. */
  stored: string
  /** Selected from the start. */
  place?: { readonly from: number; readonly to: number } | undefined
  onBack: () => void
}

export function TextFileEditor(props: TextFileProps) {
  const { path, codeEditor, projects, onBack } = props
  const readOnly = useStore(projects.state, (state) => state.open?.role === 'reader')
  const { text, isChanged, setText, save, mayClose, format } = useTextFile(props)
  const language = languageOf(path)
  const box = useSaveKey<HTMLDivElement>(() => !readOnly && void save())

  return (
    <div ref={box} className={styles.editor}>
      <div className={styles.head}>
        <Button variant="ghost" icon={<ArrowLeft />} onClick={() => void mayClose().then((may) => may && onBack())}>
          {messages.back}
        </Button>
        <span className={styles.path}>{path}</span>
        {!readOnly && language !== 'text' && (
          <Button icon={<WandSparkles />} onClick={() => void format()}>
            {messages.format}
          </Button>
        )}
        {!readOnly && (
          <Button variant="primary" icon={<Save />} disabled={!isChanged} onClick={() => void save()}>
            {messages.save}
          </Button>
        )}
      </div>
      {readOnly && <ReadOnlyNotice text={messages.readOnly(isChanged)} onTakeOver={takeOver(props.commands)} />}
      <div className={styles.code}>
        <codeEditor.Editor
          label={messages.editor(path)}
          language={language}
          value={text}
          readOnly={readOnly}
          takesFocus
          {...(props.place && { place: props.place })}
          passesEscape={!isChanged}
          onChange={setText}
          onSave={() => void save()}
          words={() => fileWords(props, path, text)}
        />
      </div>
      <p className={styles.foot}>{isChanged ? messages.leave : messages.closes}</p>
    </div>
  )
}
