import { MousePointerClick } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type {
  AnimationsService,
  AssetPickerService,
  CanvasService,
  ClassFinderService,
  CommandsService,
  DialogsService,
  ProjectsService,
  Readable,
  SettingsService,
  StyleSurface,
  ToastsService,
} from '@pergola/contracts'
import { EmptyState, PanelFrame, SearchField } from '@pergola/ui'
import { createExpand } from './fields/read-style-value.ts'
import { createExplode } from './fields/removal-edits.ts'
import { messages } from './messages.ts'
import { createPropertyNames } from './more-properties/browser-properties.ts'
import { PropertySearch } from './property-search.tsx'
import { usePanelPaste } from './rule-text/use-panel-paste.ts'
import type { PanelPasteServices } from './rule-text/use-panel-paste.ts'
import { SectionList } from './section-list.tsx'
import { SourceBar } from './source-bar/source-bar.tsx'
import { SourceCard } from './source-card/source-card.tsx'
import { useSourceCard } from './source-card/use-source-card.ts'
import { StylingProvider } from './styling-context.ts'
import type { Styling, VariableProjects } from './styling-context.ts'
import styles from './styling-panel.module.css'
import { usePanelKeys } from './use-panel-keys.ts'

export interface StylingPanelProps {
  canvas: CanvasService
  dialogs: DialogsService
  toasts: ToastsService
  assetPicker?: AssetPickerService
  animations?: AnimationsService
  classFinder?: ClassFinderService
  projects?: Pick<ProjectsService, 'planClassRename' | 'countClass' | 'siteClasses'> & VariableProjects
  settings?: SettingsService
  commands?: Pick<CommandsService, 'find' | 'run'>
}

const notBuilding = { building: false, names: [] }
const noAnimations: Readable<typeof notBuilding> = {
  getState: () => notBuilding,
  getInitialState: () => notBuilding,
  subscribe: () => () => {},
}

const supports = (property: string, value: string) => CSS.supports(property, value)

/** The frame that the animation builder edits, or null. */
function useFrameSurface(animations: AnimationsService | undefined): StyleSurface | null {
  const building = useStore(animations?.state ?? noAnimations, (state) => state.building)
  return (building && animations?.keyframe) || null
}

export function StylingPanel(props: StylingPanelProps) {
  const isSelected = useStore(props.canvas.state, (state) => state.selected !== null)
  const frame = useFrameSurface(props.animations)
  if (!isSelected && !frame) return <EmptyState icon={<MousePointerClick />} title={messages.noSelection} />
  return <ElementStyles {...props} key={frame ? 'frame' : 'rule'} frame={frame} />
}

function ElementStyles({
  canvas,
  dialogs,
  toasts,
  assetPicker,
  classFinder,
  settings,
  commands,
  projects,
  frame,
}: StylingPanelProps & { frame: StyleSurface | null }) {
  const { shown, verbs } = useSourceCard()
  const styling = useMemo<Styling>(
    () => ({
      surface: frame ?? canvas.styles,
      isFrame: frame !== null,
      canvas,
      assetPicker,
      classFinder,
      projects,
      toasts,
      hasUtilities: () => settings?.state.getState().settings.enable_tailwind ?? false,
      supports,
      warn: (message) => toasts.warning(message),
      propertyNames: createPropertyNames(document, supports),
      expand: createExpand(document),
      explode: createExplode(document),
      preview: { rule: null },
      ...verbs,
    }),
    [canvas, frame, assetPicker, classFinder, projects, settings, toasts, verbs],
  )

  return (
    <StylingProvider value={styling}>
      <PanelBody dialogs={dialogs} toasts={toasts} commands={commands} projects={projects} />
      {shown && <SourceCard shown={shown} onKeep={verbs.keep} onLeave={verbs.hideSource} onClose={verbs.close} />}
    </StylingProvider>
  )
}

function PanelBody(services: PanelPasteServices) {
  const [query, setQuery] = useState('')
  // Kept here: a search in between takes the list away.
  const [section, setSection] = useState<string | null>('layout')
  const { search, onKeyDown } = usePanelKeys()
  const { onPasteKey, onPaste } = usePanelPaste(services)

  function onKey(event: KeyboardEvent) {
    onPasteKey(event)
    onKeyDown(event)
  }

  return (
    <PanelFrame
      label={messages.panel}
      // A press beside the fields brings the focus here, and with it what is pasted.
      tabIndex={-1}
      above={<SourceBar {...services} />}
      head={<SearchField label={messages.search} value={query} onChange={setQuery} inputRef={search} />}
      onKeyDown={onKey}
      onPaste={onPaste}
    >
      <div className={styles.sections}>
        {query.trim() === '' ? (
          <SectionList open={section} onOpenChange={setSection} />
        ) : (
          <PropertySearch query={query} className={styles.found} />
        )}
      </div>
    </PanelFrame>
  )
}
