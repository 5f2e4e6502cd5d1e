import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useListChunk } from '../../list-chunk/use-list-chunk.ts'
import { useStyling } from '../styling-context.ts'
import { fileName, lineKey, mergeLines, type WordedLine } from './merge-lines.ts'
import { messages } from './messages.ts'
import { MoreLines } from './more-lines.tsx'
import styles from './source-bar.module.css'

/** The way to rules that no class of the element names alone. They are looked for when somebody wants to see them. */
export function OtherRules() {
  const { surface } = useStyling()
  const [open, setOpen] = useState(false)
  if (!surface.otherRules) return null
  return (
    <div>
      <button type="button" className={styles.others} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
        {messages.otherLines}
      </button>
      {open && <Lines />}
    </div>
  )
}

const nothing: readonly WordedLine[] = []

function Lines() {
  const { surface } = useStyling()
  const [lines, setLines] = useState<readonly WordedLine[] | null>(null)
  useEffect(() => {
    let isShown = true
    const read = () => void surface.otherRules?.().then((found) => isShown && setLines(mergeLines(found)))
    read()
    // What the page says is read through the surface; every change of it is a state of its own.
    const end = surface.state.subscribe(read)
    return () => {
      isShown = false
      end()
    }
  }, [surface])
  const chunk = useListChunk(lines ?? nothing)
  if (!lines) return null
  if (lines.length === 0) return <p className={styles.count}>{messages.noOtherLines}</p>
  return (
    <ul className={styles.lines} aria-label={messages.otherLines}>
      {chunk.shown.map((line) => (
        <OtherLine key={lineKey(line)} line={line} onChoose={() => surface.selectRule(line.rule)} />
      ))}
      <MoreLines {...chunk} />
    </ul>
  )
}

function OtherLine({ line, onChoose }: { line: WordedLine; onChoose: () => void }) {
  const { words, matches, declarations, file, foreign } = line
  return (
    <li className={styles.line}>
      <button type="button" className={styles.lineButton} onClick={onChoose}>
        <code data-matches={matches || undefined} title={words}>
          {words}
        </code>
        <span className={styles.count}>{messages.values(declarations)}</span>
        {file !== undefined && (
          <span className={styles.file} title={foreign ? messages.foreign(file) : file}>
            {fileName(file)}
          </span>
        )}
      </button>
    </li>
  )
}
