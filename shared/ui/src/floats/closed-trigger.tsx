import { cloneElement, type MouseEvent, type ReactElement } from 'react'

interface ClosedTriggerProps {
  trigger: ReactElement
  popup: 'menu' | 'dialog'
  onPress: () => void
}

/** What opens a float, looking and named as it will, while the code of the float is not there. */
export function ClosedTrigger({ trigger, popup, onPress }: ClosedTriggerProps) {
  const element = trigger as ReactElement<{ onClick?: (event: MouseEvent) => void }>
  const added = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onClick(event: MouseEvent) {
      element.props.onClick?.(event)
      onPress()
    },
  }
  return cloneElement(element, added)
}
