import { TextualField } from '../fields/textual-field.tsx'
import { useStyling } from '../styling-context.ts'
import { keyframeNames } from './keyframe-names.ts'

/** The keyframes of the page's own sheets and of its libraries; any other name is taken too. */
export function KeyframesField({ property, label }: { property: string; label: string }) {
  const { canvas } = useStyling()
  return (
    <TextualField
      property={property}
      label={label}
      suggestions={() => ['none', ...keyframeNames(canvas.sheets().map(({ css }) => css))]}
    />
  )
}
