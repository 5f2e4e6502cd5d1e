import type { SlotName } from '@pergola/contracts'
import { IconButton, PathIcon } from '@pergola/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { CommandButton } from '../command-button.tsx'
import { isOffered } from '../../remotes/index.ts'
import { goToPlace } from '../../places/go-to-place.ts'
import { isBuiltIn, panelAt, type Place, railPlaces, settingsPlace } from '../../places/places.tsx'
import styles from './icon-rail.module.css'
import { messages } from './messages.ts'

/** Places of remotes that are known; panels of third parties follow the built-in ones, when they are there. */
export function IconRail() {
  const { remotes } = useShell()
  const state = useStore(remotes.state)
  const guests = state.panels.filter(({ slot }) => !isBuiltIn(slot) && slot in state.views)

  return (
    <nav className={styles.rail} aria-label={messages.rail} data-region="places">
      {railPlaces
        .filter(({ slot }) => isOffered(state, slot))
        .map((place) => (
          <PlaceButton key={place.slot} {...place} icon={<place.Icon />} />
        ))}
      {guests.length > 0 && <hr className={styles.rule} />}
      {guests.map(({ slot, title, icon }) => (
        <PlaceButton key={slot} slot={slot} title={title} icon={<PathIcon path={icon} />} />
      ))}
      <span className={styles.space} />
      {isOffered(state, settingsPlace.slot) && <PlaceButton {...settingsPlace} icon={<settingsPlace.Icon />} />}
      <CommandButton name="project.leave" icon={<LogOut />} tooltipSide="right" />
    </nav>
  )
}

interface PlaceButtonProps extends Pick<Place, 'slot' | 'title' | 'keys'> {
  icon: ReactNode
}

function PlaceButton({ slot, title, keys, icon }: PlaceButtonProps) {
  const shell = useShell()
  const shown = useIsShown(slot)
  return (
    <IconButton
      label={title}
      icon={icon}
      shortcut={keys}
      pressed={slot.startsWith('modal:') ? undefined : shown}
      tooltipSide="right"
      onClick={() => goToPlace(shell, slot, title)}
    />
  )
}

function useIsShown(slot: SlotName): boolean {
  const { services } = useShell()
  const left = useStore(services.navigation.state, (state) => state.left)
  const path = useStore(services.navigation.state, (state) => state.path)
  return slot.startsWith('left:') ? left === slot : panelAt(path) === slot
}
