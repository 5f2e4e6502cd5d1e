import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { VariableFile } from '@pergola/contracts'
import { combine } from '@pergola/contracts'
import { isComposed } from '@pergola/site/project'
import { modesOf, resolveValue, valueIn, variableRows, variablesHome } from '@pergola/site/variables'
import type { SheetPlace, VariableMode, VariablePlace, VariableRow } from '@pergola/site/variables'
import { createVariableChanges, type VariableChanges } from './change-variables.ts'
import { createPreview, type Preview } from './preview-values.ts'
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
  /** Shows edits on the canvas that are not made yet. */
  readonly preview: Preview
  readonly changes: VariableChanges
  /** Where new ones go; null while the files are read, and where the site has no sheet of its own. */
  readonly home: SheetPlace | null
  importFile(file: File): Promise<void>
}

/** The variables of the open site, followed as long as the panel is shown. */
export function useVariables(given: VariableServices): Variables {
  // They are the same for as long as the panel is there.
  const [services] = useState(given)
  const { canvas, projects } = services
  const [source] = useState(() => createSiteFiles(services))
  const [changes] = useState(() => createVariableChanges(services, source.refresh))
  const [preview] = useState(() => createPreview(canvas, source.hold))
  const [named, setNamed] = useState<readonly VariablePlace[]>([])
  useEffect(() => combine(source.start(), preview.end), [source, preview])

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
  const homeOf = useMemo(() => {
    const input = page && { isComposed: isComposed(page), page: page.pathes.html }
    return (read: readonly VariableFile[]) => (input ? variablesHome(read, input) : null)
  }, [page])
  const phase = files ? 'ready' : problem ? 'failed' : 'reading'
  // The same as long as nothing changed: each row of the list is remembered by it.
  return useMemo(() => {
    const byName = new Map(rows.map((row) => [row.name, row]))
    const site = async (): Promise<VariableSite> => {
      const read = await filesRead(source.state)
      const declared = read.flatMap(({ sheets }) => sheets.flatMap(({ declarations }) => declarations))
      return { names: new Set(declared.map(({ name }) => name)), home: homeOf(read) }
    }
    return {
      phase,
      rows,
      modes,
      actions: createVariableActions(services, changes, site),
      colours: coloursOf(rows, byName),
      home: homeOf(files ?? []),
      preview,
      changes,
      shownIn: (mode, value) => resolveValue(value, valueIn(byName, mode.id)) ?? '',
      async importFile(file) {
        const part = await import('./exchange-variables.ts')
        await part.importVariables({ services, changes, site }, file)
      },
      addMode: (place) => setNamed((before) => [...before, place]),
    }
  }, [services, source, changes, preview, phase, files, rows, modes, homeOf])
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
