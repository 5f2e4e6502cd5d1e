import { Save, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { CodeEditorService, Page } from '@pergola/contracts'
import { Button, EmptyState, ReadOnlyNotice, Skeleton, Tabs } from '@pergola/ui'
import type { CodeManagerProps } from './code-manager-props.ts'
import styles from './code-manager.module.css'
import { codeTabs } from './code-tabs.ts'
import type { CodeTab, CodeTabName } from './code-tabs.ts'
import { formatDraft } from './lay-out.ts'
import { messages } from './messages.ts'
import { pageVariables } from './page-variables.ts'
import { pageWords, placeOf } from './page-words.ts'
import { saveCode } from './save-code.ts'
import { useGuardedSave } from './use-guarded-save.ts'
import { useDrafts } from './use-drafts.ts'
import type { Drafts } from './drafts.ts'

type Services = Omit<CodeManagerProps, 'codeEditor'> & { readonly codeEditor: CodeEditorService }

interface TabsEditorProps extends Services {
  readonly page: Page
}

export function CodeTabsEditor({ page, ...services }: TabsEditorProps) {
  const { canvas, projects, codeEditor } = services
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const files = useStore(projects.state, ({ open }) => open?.files) ?? {}
  const lays = useStore(services.settings.state, ({ settings }) => settings.enable_prettier_for_file_editor)
  const tabs = codeTabs(page, files)
  const drafts = useDrafts(services, tabs)
  const [shown, setShown] = useState<CodeTabName>('HTML')
  const [visited, setVisited] = useState<readonly CodeTabName[]>(['HTML'])
  const tab = tabs.find(({ name }) => name === shown)!
  const changed = tabs.filter(({ path }) => path !== '' && drafts.isChanged(path))
  const unsaved = changed.map(({ name, path }) => ({ name, text: drafts.textOf(path) }))
  const { save, box } = useGuardedSave({ ...services, unsaved, save: () => saveCode(services, tabs, drafts) })

  function show(name: CodeTabName) {
    setShown(name)
    if (!visited.includes(name)) setVisited([...visited, name])
  }

  return (
    <div ref={box} className={styles.manager}>
      <div className={styles.head}>
        <Tabs label={messages.tabs} value={shown} onChange={show} tabs={tabs.map((each) => strip(each, drafts))} />
        {!readOnly && (
          <Actions
            onFormat={tab.path === '' ? null : () => void formatDraft(services, tab, drafts)}
            onSave={changed.length === 0 ? null : () => void save()}
          />
        )}
      </div>
      {readOnly && (
        <ReadOnlyNotice
          text={messages.readOnly(changed.length > 0)}
          onTakeOver={() => services.commands.run('project.take-over')}
        />
      )}
      {!drafts.ready && <Skeleton height="100%" />}
      {drafts.ready &&
        tabs.map((each) => (
          <div key={each.name} className={styles.code} hidden={each.name !== shown}>
            {each.path === '' && <EmptyState title={messages.absent(each.name)} text={messages.absentHint} />}
            {each.path !== '' && visited.includes(each.name) && (
              <codeEditor.Editor
                label={messages.editor(each.name)}
                language={each.language}
                fragment={each.fragment}
                value={drafts.textOf(each.path)}
                readOnly={readOnly}
                takesFocus
                passesEscape={changed.length === 0}
                onChange={(text) => drafts.write(each.path, text)}
                onSave={() => void save()}
                scripts={() => ({ ...otherScripts(tabs, drafts, each), [variables]: pageVariables(canvas) })}
                words={() => wordsOf(services, { page, drafts, tabs, files, path: each.path })}
              />
            )}
          </div>
        ))}
      <Foot path={tab.path} note={tab.own && lays ? messages.laysOut : ''} isTyped={changed.length > 0} />
    </div>
  )
}

function Foot({ path, note, isTyped }: Record<'path' | 'note', string> & { readonly isTyped: boolean }) {
  return (
    <p className={styles.foot}>
      <span>{path}</span>
      <span>{note}</span>
      <span>{isTyped ? messages.leave : messages.closes}</span>
    </p>
  )
}

/** Null: there is nothing to do. */
function Actions({ onFormat, onSave }: Record<'onFormat' | 'onSave', (() => void) | null>) {
  return (
    <div className={styles.actions}>
      <Button icon={<WandSparkles />} disabled={onFormat === null} onClick={() => onFormat?.()}>
        {messages.format}
      </Button>
      <Button variant="primary" icon={<Save />} disabled={onSave === null} onClick={() => onSave?.()}>
        {messages.save}
      </Button>
    </div>
  )
}

function strip({ name, path }: CodeTab, drafts: Drafts) {
  const isChanged = path !== '' && drafts.isChanged(path)
  const mark = (
    <span className={styles.mark} title={messages.changed}>
      <span className={styles.spoken}>{messages.changed}</span>
    </span>
  )
  return { value: name, label: name, icon: isChanged ? mark : undefined }
}

/** No file of the project has this name. */
const variables = ':page-variables.js'

/** The scripts of one page know each other's names. */
function otherScripts(tabs: readonly CodeTab[], drafts: Drafts, own: CodeTab): Readonly<Record<string, string>> {
  const others = tabs.filter(({ language, path }) => language === 'js' && path !== '' && path !== own.path)
  return Object.fromEntries(others.map(({ path }) => [path, drafts.textOf(path)]))
}

interface WordsInput {
  readonly page: Page
  readonly drafts: Drafts
  readonly tabs: readonly CodeTab[]
  readonly files: Readonly<Record<string, number>>
  readonly path: string
}

function wordsOf({ canvas, classFinder }: Services, { page, drafts, tabs, files, path }: WordsInput) {
  const typed = tabs.filter(({ language, path: file }) => language === 'css' && file !== '')
  const html = drafts.textOf(page.pathes.html)
  const known = canvas.sheets()
  classFinder?.find(known)
  const found = classFinder?.state.getState().classes ?? []
  return pageWords({
    html,
    sheets: known.map(({ css }) => css),
    drafts: [...typed.map((tab) => drafts.textOf(tab.path)), ...styleElements(html)],
    classes: found.length > 0 ? found : canvas.styles.classSuggestions(),
    files,
    place: placeOf(page, path),
  })
}

function styleElements(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, css]) => css ?? '')
}
