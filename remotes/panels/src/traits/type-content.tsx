import { Button, SegmentedControl, TextField } from '@pergola/ui'
import { useState } from 'react'
import { completeFor } from '../expression-field/names-in-reach.ts'
import { ExpressionField } from '../expression-field/expression-field.tsx'
import { voidTags } from './choices.ts'
import { messages } from './messages.ts'
import { useTemplateText } from './use-template-text.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Content with more elements than this is edited where it can be overlooked. */
const mostChildren = 60

/** What shows a file has no content beside it. */
const withoutContent: ReadonlySet<string> = new Set('html head video audio iframe spline-viewer'.split(' '))

/** Whether there is content to edit here at all. */
export function hasContent({ tag }: TraitProps['element']): boolean {
  return !voidTags.has(tag) && !withoutContent.has(tag)
}

/** What stands inside the element: markup, or a template literal whose names come from the data around it. */
export function TypeContent(props: TraitProps) {
  const isTemplate = attributeOf(props.element, 'content-lang') === 'javascript'
  return (
    <>
      <SegmentedControl
        label={messages.contentType}
        value={isTemplate ? 'javascript' : 'html'}
        options={[
          { value: 'html', label: messages.html },
          { value: 'javascript', label: messages.template },
        ]}
        onChange={(type) => writeAttributes(props, { 'content-lang': type === 'html' ? null : type })}
      />
      {isTemplate ? <TemplateContent {...props} /> : <HtmlContent {...props} />}
    </>
  )
}

function TemplateContent({ element, services: { canvas, toasts } }: TraitProps) {
  const stored = useTemplateText(element.id, canvas)
  return (
    <ExpressionField
      label={messages.templateText}
      value={stored.text}
      problem={stored.problem}
      hint={messages.templateHint}
      complete={completeFor(canvas, element.id)}
      onChange={stored.change}
      onLeave={() => {
        if (stored.problem !== null && !stored.settle()) toasts.error(stored.problem)
      }}
    />
  )
}

function HtmlContent(props: TraitProps) {
  const { element, services } = props
  const { canvas, toasts } = services
  const children = canvas.layer(element.id)?.children.length ?? 0
  // Printing what a whole page holds is not done for every element that is selected.
  const [shown, setShown] = useState(element.isText || children === 0)
  const warn = (ok: boolean) => ok || toasts.warning(messages.notAllowed)
  return (
    <>
      {element.text !== null && (
        <TextField
          label={messages.text}
          multiline
          value={element.text}
          onCommit={(text) => warn(canvas.setText(element.id, text).ok)}
        />
      )}
      {shown && children <= mostChildren ? (
        <TextField
          label={messages.htmlInside}
          multiline
          code
          rows={4}
          value={canvas.contentOf(element.id)}
          onCommit={(html) => warn(canvas.setContent(element.id, html).ok)}
        />
      ) : (
        <Button disabled={children > mostChildren} onClick={() => setShown(true)}>
          {children > mostChildren ? messages.tooMuch : messages.editHtml}
        </Button>
      )}
      {element.isText && element.text === null && (
        <Button onClick={() => canvas.editText(element.id)}>{messages.editText}</Button>
      )}
    </>
  )
}
