import { useEffect, useRef, useState } from 'react'
import { Button, TextField } from '@pergola/ui'
import styles from './animation-builder.module.css'
import { framePoints, type FramePoint } from './frame-points.ts'
import { messages } from './messages.ts'
import { parsePercentages } from './percentages.ts'

interface NewFrameProps {
  taken: readonly FramePoint[]
  onAdd: (selector: string) => void
}

export function NewFrame({ taken, onAdd }: NewFrameProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // What is wrong stands below the field, which may be the last line in sight.
  useEffect(() => {
    if (problem !== null) form.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const isTaken = (percent: number) => taken.some((point) => point.percent === percent)

  function add() {
    const selector = parsePercentages(typed)
    if (selector === null) return setProblem(messages.percentagesInvalid)
    const [there] = framePoints([{ values: selector.split(', ') }]).filter(({ percent }) => isTaken(percent))
    if (there) return setProblem(messages.frameTaken(there.percent))
    onAdd(selector)
    setTyped('')
  }

  return (
    <form
      ref={form}
      className={styles.newFrame}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={messages.percentages}
        hideLabel
        placeholder={messages.percentagesHint}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem(null)
        }}
        {...(problem === null ? {} : { error: problem })}
      />
      <Button type="submit">{messages.addFrame}</Button>
    </form>
  )
}
