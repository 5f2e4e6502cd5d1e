import {
  combine,
  defaultSettings,
  type Dispose,
  limits,
  ownSettings,
  type ProjectSettings,
  type ProjectsService,
  type SettingName,
  type SettingsService,
  type SettingsState,
  storageKeys,
  type Theme,
} from '@pergola/contracts'
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type LocalStore, parseJson, readJson } from './local-store.ts'
import { createProjectSettings } from './project-settings.ts'

const themeSchema = v.fallback(v.picklist(['system', 'dark', 'light']), 'system')

/** Settings that this browser gives to every project. */
export function readDefaults(store: LocalStore): StoreApi<ProjectSettings> {
  return createStore(() => believed(readJson(store, storageKeys.settings)))
}

/** What is stored and no switch falls back to its default. */
function believed(stored: unknown): ProjectSettings {
  return { ...defaultSettings(), ...ownSettings(Object(stored)) }
}

/** All switches are stored together: one that does not know what another tab has set would write over it. */
function followOtherTabs(defaults: StoreApi<ProjectSettings>): Dispose {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.settings) defaults.setState(believed(parseJson(newValue)))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The page is closed, loaded again, or left for another. */
function onLeaving(listener: () => void): Dispose {
  addEventListener('pagehide', listener)
  return () => removeEventListener('pagehide', listener)
}

interface SettingsInput {
  readonly store: LocalStore
  readonly defaults: StoreApi<ProjectSettings>
  readonly projects: Pick<ProjectsService, 'state' | 'save'>
  /** A switch of the project went back, because it could not be stored. */
  readonly onFailed: () => void
}

export interface ShellSettings extends SettingsService {
  /** Every switch of the open project is stored: before it is left. */
  settle(): Promise<void>
}

/** The open project's switches over this browser's, and what a person may have otherwise. */
export function createSettings(input: SettingsInput): ShellSettings & { readonly dispose: Dispose } {
  const { store, defaults, projects, onFailed } = input
  const theme: Theme = v.parse(themeSchema, store.read(storageKeys.theme))
  const project = createProjectSettings(projects, onFailed)
  const state = createStore<SettingsState>(() => ({ ...both(), theme }))
  let writing: ReturnType<typeof setTimeout> | undefined

  function both() {
    const own = project.own()
    return { settings: { ...defaults.getState(), ...(own && ownSettings(own)) }, defaults: defaults.getState(), own }
  }

  function follow() {
    const next = both()
    const before = state.getState()
    if (JSON.stringify([next.defaults, next.own]) !== JSON.stringify([before.defaults, before.own])) {
      state.setState(next)
    }
  }

  function setDefault(name: SettingName, value: boolean) {
    defaults.setState({ [name]: value })
    clearTimeout(writing)
    writing = setTimeout(writeDefaults, limits.settingsDebounce)
  }

  function writeDefaults() {
    writing = undefined
    store.write(storageKeys.settings, JSON.stringify(defaults.getState()))
  }

  /** Whoever goes within the pause has switched all the same. */
  const endLeaving = onLeaving(() => {
    void project.storeNow()
    if (writing === undefined) return
    clearTimeout(writing)
    writeDefaults()
  })

  return {
    state,
    dispose: combine(defaults.subscribe(follow), project.follow(follow), followOtherTabs(defaults), endLeaving),
    set(name, value) {
      if (project.own()) project.set(name, value)
      else setDefault(name, value)
    },
    setDefault,
    settle: project.storeNow,
    followDefault: (name) => project.set(name, null),
    setTheme(next) {
      state.setState({ theme: next })
      store.write(storageKeys.theme, next)
    },
    readLayout: (key) => readJson(store, `${storageKeys.panelLayout}:${key}`),
    writeLayout: (key, value) => store.write(`${storageKeys.panelLayout}:${key}`, JSON.stringify(value)),
  }
}
