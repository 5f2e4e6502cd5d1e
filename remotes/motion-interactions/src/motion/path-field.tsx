import { TextField } from '@pergola/ui'
import type { MotionJson, MotionValues } from '@pergola/contracts'
import { optionAt, setOption } from '@pergola/site/motions'
import { messages } from './messages.ts'

interface PathFieldProps {
  values: MotionValues
  onChange: (values: MotionValues, what: string) => void
}

const place = ['motionPath', 'path']

/** Points as JSON are points; any other text stays whole, for commas are part of paths and of selectors. */
function readPath(text: string): MotionJson {
  const typed = text.trim()
  if (!typed.startsWith('[')) return typed
  try {
    const points: unknown = JSON.parse(typed)
    return Array.isArray(points) ? (points as MotionJson) : typed
  } catch {
    // `[data-path]` is a selector.
    return typed
  }
}

/** The way an animation is led along. */
export function PathField({ values, onChange }: PathFieldProps) {
  const path = optionAt(values, place)
  return (
    <TextField
      label="path"
      value={typeof path === 'string' ? path : JSON.stringify(path ?? '').replace(/^""$/, '')}
      code
      hint={messages.pathHint}
      onCommit={(text) => onChange(setOption(values, place, readPath(text)), 'path')}
    />
  )
}
