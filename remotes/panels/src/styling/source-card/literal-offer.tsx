import { useEffect, useState } from 'react'
import { Button } from '@pergola/ui'
import { messages } from '../messages.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'

/** From so many places on, one that is changed and one that is forgotten look wrong beside each other. */
const fewestUses = 3

/** Colours, sizes, fonts and shadows; a word such as `flex` says what it is. */
function mayBeVariable(property: string, value: string): boolean {
  if (property.startsWith('--') || value.includes('var(')) return false
  return /^#|\(|^[+-]?[\d.]+(?:[a-z%]+)$|,/i.test(value.trim())
}

/** Offers to make a variable of a value that the site spells out in several places. */
export function LiteralOffer({ property, value, onClose }: { property: string; value: string; onClose: () => void }) {
  const { canvas, projects, toasts } = useStyling()
  const readOnly = useReadOnly()
  const [uses, setUses] = useState(0)
  const isAsked = !readOnly && projects?.planVariables !== undefined && mayBeVariable(property, value)
  useEffect(() => {
    let left = false
    if (isAsked && projects)
      // Where it does not come, nothing is offered.
      void import('../../variables/literal-values.ts')
        .then((part) => part.countLiteral({ projects }, { property, value }))
        .then(
          (count) => left || setUses(count),
          () => undefined,
        )
    return () => {
      left = true
    }
  }, [isAsked, projects, property, value])

  if (uses < fewestUses || !projects) return null
  const extract = async () => {
    onClose()
    const part = await import('../../variables/literal-values.ts')
    await part.extractLiteral({ canvas, projects, toasts }, { property, value })
  }
  return <Button onClick={() => void extract()}>{messages.makeVariable(uses)}</Button>
}
