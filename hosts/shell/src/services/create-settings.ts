import {
  limits,
  projectSettingsSchema,
  type SettingsService,
  type SettingsState,
  storageKeys,
  type Theme,
} from '@pergola/contracts'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { type LocalStore, readJson } from './local-store.ts'

const themeSchema = v.fallback(v.picklist(['system', 'dark', 'light']), 'system')

/** Settings of this browser. A stored value that is not a switch falls back to all defaults. */
export function createSettings(store: LocalStore): SettingsService {
  const stored = v.safeParse(projectSettingsSchema, readJson(store, storageKeys.settings) ?? {})
  const settings = stored.success ? stored.output : v.parse(projectSettingsSchema, {})
  const theme: Theme = v.parse(themeSchema, store.read(storageKeys.theme))
  const state = createStore<SettingsState>(() => ({ settings, theme }))
  let writing: ReturnType<typeof setTimeout> | undefined

  function writeSoon() {
    clearTimeout(writing)
    writing = setTimeout(
      () => store.write(storageKeys.settings, JSON.stringify(state.getState().settings)),
      limits.settingsDebounce,
    )
  }

  return {
    state,
    set(name, value) {
      state.setState((current) => ({ settings: { ...current.settings, [name]: value } }))
      writeSoon()
    },
    setTheme(next) {
      state.setState({ theme: next })
      store.write(storageKeys.theme, next)
    },
    readLayout: (key) => readJson(store, `${storageKeys.panelLayout}:${key}`),
    writeLayout: (key, value) => store.write(`${storageKeys.panelLayout}:${key}`, JSON.stringify(value)),
  }
}
