import { Button, Dialog, SegmentedControl } from '@pergola/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import styles from './folder-dialog.module.css'
import { FolderLines } from './folder-lines.tsx'
import { messages } from './messages.ts'
import { type Keep, keyOf, type Question, useQuestions } from './use-questions.ts'

/** What only a person can decide: file by file, with the lines that differ. */
export function FolderDialog({ projectId }: { projectId: string }) {
  const { folders } = useShell().services
  const name = useStore(folders.state, ({ links }) => links.find((link) => link.projectId === projectId)?.name ?? '')
  const { questions, keep, busy, apply } = useQuestions(projectId)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = questions.find(({ path }) => path === chosen) ?? questions[0]
  const close = () => folders.show(null)

  return (
    <Dialog
      open
      title={messages.title}
      width="min(960px, 90vw)"
      height="min(640px, 85vh)"
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.later}
          </Button>
          <Button
            variant="primary"
            disabled={busy || questions.every(({ kept }) => kept === '')}
            onClick={() => void apply()}
          >
            {busy ? messages.applying : messages.apply}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.intro}>{messages.intro(name)}</p>
        <div className={styles.parts}>
          <ul className={styles.files} aria-label={messages.files}>
            {questions.map((question) => (
              <QuestionRow
                key={question.path}
                question={question}
                shown={question === shown}
                onShow={() => setChosen(question.path)}
                onKeep={(choice) => {
                  keep(question, choice)
                  setChosen(question.path)
                }}
              />
            ))}
          </ul>
          {shown && <FolderLines key={keyOf(shown)} projectId={projectId} path={shown.path} />}
        </div>
      </div>
    </Dialog>
  )
}

interface QuestionRowProps {
  question: Question
  shown: boolean
  onShow: () => void
  onKeep: (choice: Keep) => void
}

function QuestionRow({ question: { path, text, options, kept }, shown, onShow, onKeep }: QuestionRowProps) {
  return (
    <li className={styles.file}>
      <button type="button" className={styles.path} aria-pressed={shown} onClick={onShow}>
        {path}
      </button>
      <span className={styles.kind}>{text}</span>
      <SegmentedControl
        label={messages.keep(path)}
        value={kept}
        options={options.map(([value, label]) => ({ value, label }))}
        onChange={onKeep}
      />
    </li>
  )
}
