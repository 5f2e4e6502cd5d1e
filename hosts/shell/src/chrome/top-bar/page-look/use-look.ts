import { combine, normalPreferences, storageKeys, type Command, type PageLook } from '@pergola/contracts'
import { useEffect } from 'react'
import { useShell } from '../../../context/shell-context.tsx'
import { browserStore } from '../../../services/browser-store.ts'
import { readJson } from '../../../services/local-store.ts'
import { messages } from './messages.ts'
import { preferences, readPreferences } from './preferences.ts'

function lookCommands(look: PageLook): Command[] {
  const now = () => look.state.getState()
  const { group } = messages
  const isNormal = () => !preferences.some(({ isSet }) => isSet(now()))
  return [
    ...preferences.map((each): Command => ({
      name: `look.${each.name}`,
      label: each.label,
      keywords: each.keywords,
      group,
      checked: () => each.isSet(now()),
      run: () => look.set(each.toggled(now())),
    })),
    {
      name: 'look.reset',
      label: messages.reset,
      group,
      when: () => !isNormal(),
      run: () => look.set(normalPreferences),
    },
  ]
}

/** What the page is looked at with stays with the tab, through a reload, and in its palette. */
export function useLook(look: PageLook): void {
  const { commands } = useShell().services
  useEffect(() => {
    const store = browserStore('sessionStorage')
    const names = () => preferences.filter(({ isSet }) => isSet(look.state.getState())).map(({ name }) => name)
    const stored = readPreferences(readJson(store, storageKeys.pageLook))
    if (names().length === 0) look.set(stored)
    return combine(
      commands.register(lookCommands(look)),
      look.state.subscribe(() => {
        const set = names()
        store.write(storageKeys.pageLook, set.length > 0 ? JSON.stringify(set) : null)
      }),
    )
  }, [look, commands])
}
