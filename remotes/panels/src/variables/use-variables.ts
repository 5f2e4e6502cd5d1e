import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { isComposed } from '@pergola/site/project'
import { modesOf, resolveValue, valueIn, variableRows, variablesHome } from '@pergola/site/variables'
import type { VariableMode, VariablePlace, VariableRow } from '@pergola/site/variables'
import { createVariableChanges } from './change-variables.ts'
import { createSiteFiles, filesRead } from './site-files.ts'
import { createVariableActions, mainCell, type VariableActions, type VariableSite } from './variable-actions.ts'
import type { VariableServices } from './variable-services.ts'

const dark: VariablePlace = { selector: ':root', atRule: '@media (prefers-color-scheme: dark)' }

const supports = (property: string, value: string) => CSS.supports(property, value)

export interface Variables {
  readonly rows: readonly VariableRow[]
  readonly phase: 'reading' | 'failed' | 'ready'
  readonly modes: readonly VariableMode[]
  readonly actions: VariableActions
  /** Every colour and what it stands for, for swatches and completion. */
  readonly colours: readonly { readonly name: string; readonly value: string }[]
  /** A value with all references replaced by what they stand for in a mode; empty where one stands for nothing. */
  shownIn(mode: VariableMode, value: string): string
  addMode(place: VariablePlace): void
  importFile(file: File): Promise<void>
}

/** The variables of the open site, followed as long as the panel is shown. */
export function useVariables(services: VariableServices): Variables {
  const { canvas, projects } = services
  const [source] = useState(() => createSiteFiles(services))
  const [changes] = useState(() => createVariableChanges(services, source.refresh))
  const [named, setNamed] = useState<readonly VariablePlace[]>([])
  useEffect(() => source.start(), [source])

  const { files, problem } = useStore(source.state)
  const breakpoints = useBreakpoints(canvas)
  const page = useStore(projects.state, ({ open }) => {
    const name = canvas.state.getState().document?.pageName
    return name === undefined ? undefined : open?.project.pages[name]
  })
  const modes = useMemo(
    () => modesOf(files ?? [], [dark, ...breakpoints.map((atRule) => ({ selector: ':root', atRule })), ...named]),
    [files, breakpoints, named],
  )
  const rows = useMemo(() => variableRows(files ?? [], modes, supports), [files, modes])
  const site = async (): Promise<VariableSite> => {
    const read = await filesRead(source.state)
    const declared = read.flatMap(({ sheets }) => sheets.flatMap(({ declarations }) => declarations))
    return {
      names: new Set(declared.map(({ name }) => name)),
      home: page ? variablesHome(read, { isComposed: isComposed(page), page: page.pathes.html }) : null,
    }
  }
  const byName = useMemo(() => new Map(rows.map((row) => [row.name, row])), [rows])
  const colours = useMemo(() => coloursOf(rows, byName), [rows, byName])
  return {
    phase: files ? 'ready' : problem ? 'failed' : 'reading',
    rows,
    modes,
    actions: createVariableActions(services, changes, site),
    colours,
    shownIn: (mode, value) => resolveValue(value, valueIn(byName, mode.id)) ?? '',
    async importFile(file) {
      const part = await import('./exchange-variables.ts')
      await part.importVariables({ services, changes, site }, file)
    },
    addMode: (place) => setNamed((before) => [...before, place]),
  }
}

const none: readonly string[] = []

function useBreakpoints({ breakpoints }: VariableServices['canvas']): readonly string[] {
  const [list, setList] = useState<readonly string[]>(none)
  useEffect(() => {
    const read = () => {
      const next = breakpoints?.state.getState().list.map(({ atRule }) => atRule) ?? none
      setList((before) => (before.join('|') === next.join('|') ? before : next))
    }
    read()
    return breakpoints?.state.subscribe(read)
  }, [breakpoints])
  return list
}

function coloursOf(rows: readonly VariableRow[], byName: ReadonlyMap<string, VariableRow>) {
  const valueOf = valueIn(byName, '')
  return rows
    .filter(({ kind }) => kind === 'colour')
    .map((row) => ({ name: row.name, value: resolveValue(mainCell(row)?.value ?? '', valueOf) ?? '' }))
}
