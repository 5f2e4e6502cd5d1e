import { loadFloats, useFloats } from '#floats'
import { Suspense, useState } from 'react'
import type { ChoiceListProps } from '../choice-list/choice-list.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import type { ContextMenuProps } from '../menu/context-menu.tsx'
import type { MenuProps } from '../menu/menu.tsx'
import type { PaletteListProps } from '../palette-list/palette-list.tsx'
import type { PopoverProps } from '../popover/popover.tsx'
import type { VirtualListProps } from '../virtual-list/virtual-list.tsx'
import { ClosedTrigger } from './closed-trigger.tsx'

/** A closed part that is pressed before its code is there opens when it is. */
function usePress() {
  const [pressed, setPressed] = useState(false)
  function press() {
    setPressed(true)
    loadFloats()
  }
  return [pressed, press] as const
}

export function Menu(props: MenuProps) {
  const [pressed, press] = usePress()
  return (
    <Suspense fallback={<ClosedTrigger trigger={props.trigger} popup="menu" onPress={press} />}>
      <LoadedMenu {...props} startsOpen={pressed} />
    </Suspense>
  )
}

function LoadedMenu(props: MenuProps) {
  const floats = useFloats(false)
  return <floats.Menu {...props} />
}

export function Popover(props: PopoverProps) {
  const [pressed, press] = usePress()
  function open() {
    press()
    props.onOpenChange?.(true)
  }
  return (
    <Suspense fallback={props.trigger && <ClosedTrigger trigger={props.trigger} popup="dialog" onPress={open} />}>
      <LoadedPopover {...props} startsOpen={pressed} />
    </Suspense>
  )
}

function LoadedPopover(props: PopoverProps) {
  const floats = useFloats(props.open ?? false)
  return <floats.Popover {...props} />
}

export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  return (
    <Suspense>
      <LoadedChoiceList {...props} />
    </Suspense>
  )
}

function LoadedChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const floats = useFloats(true)
  return <floats.ChoiceList {...props} />
}

export function Dialog(props: DialogProps) {
  // It stays once it has been open: it may have to go slowly.
  const [wanted, want] = useState(props.open)
  if (props.open && !wanted) want(true)
  if (!wanted) return null
  return (
    <Suspense fallback={props.open && props.meanwhile}>
      <LoadedDialog {...props} />
    </Suspense>
  )
}

function LoadedDialog(props: DialogProps) {
  const floats = useFloats(true)
  return <floats.Dialog {...props} />
}

export function ContextMenu(props: ContextMenuProps) {
  return (
    <Suspense>
      <LoadedContextMenu {...props} />
    </Suspense>
  )
}

function LoadedContextMenu(props: ContextMenuProps) {
  const floats = useFloats(true)
  return <floats.ContextMenu {...props} />
}

export function PaletteList(props: PaletteListProps) {
  return (
    <Suspense>
      <LoadedPaletteList {...props} />
    </Suspense>
  )
}

function LoadedPaletteList(props: PaletteListProps) {
  const floats = useFloats(true)
  return <floats.PaletteList {...props} />
}

export function VirtualList<Item>(props: VirtualListProps<Item>) {
  return (
    <Suspense>
      <LoadedVirtualList {...props} />
    </Suspense>
  )
}

function LoadedVirtualList<Item>(props: VirtualListProps<Item>) {
  const floats = useFloats(true)
  return <floats.VirtualList {...props} />
}
