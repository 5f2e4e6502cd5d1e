import { paths, writeFailures } from '@pergola/contracts'
import type { Asset, Font, FontFacts, OpenProject } from '@pergola/contracts'
import { safeFileName, uniqueFileName } from '@pergola/site/files'
import { foldPath } from '@pergola/site/project'
import { sayLeftOut } from '../assets/upload-assets.ts'
import { messages as uploadMessages, uploadReasons } from '../messages.ts'
import { changeFonts, currentProject, filesOf, writableProject, type FontMap } from './change-fonts.ts'
import type { FontServices } from './font-services.ts'
import { fontMessages as messages } from './messages.ts'

export interface NewFont {
  readonly file: File
  /** The family it is to be called by. */
  readonly name: string
  readonly facts: FontFacts
}

interface Installing {
  /** A file of the same name is written over: it is the same font, fetched again. */
  readonly replaces?: boolean
  /** Keys of fonts that leave when these come. */
  readonly inPlaceOf?: readonly string[]
}

const folder = `${paths.fonts}/`

/** Files first, then what names them: a stop in between leaves a file that nobody uses, never a rule without one. */
export async function installFiles(
  services: FontServices,
  chosen: readonly NewFont[],
  { replaces = false, inPlaceOf = [] }: Installing = {},
): Promise<boolean> {
  const { assets, toasts } = services
  const open = writableProject(services)
  if (!open) return false
  const named = withFreeNames(chosen, replaces ? [] : Object.keys(open.files))
  const files = named.map(({ file, fileName }) => new File([file], fileName, { type: file.type }))
  const label = uploadMessages.uploadStep(files.map(({ name }) => name))
  const outcome = await assets.upload(files, { folder, sameName: 'replace', label })
  if (!outcome.ok) {
    toasts.error(messages.notInstalled, uploadReasons[outcome.failure])
    return false
  }
  sayLeftOut(toasts, outcome.value)
  await keepAdded(services, outcome.value.stored, open)
  const stored = new Map(outcome.value.stored.map(({ path, size }) => [path, size]))
  const fonts = named.flatMap(({ fileName, name, facts }): [string, Font][] => {
    const size = stored.get(folder + fileName)
    if (size === undefined) return []
    const place = { fileName, path: folder + fileName, url: '', isCDN: false, size: size / 1024 / 1024 }
    return [[fileName, { id: crypto.randomUUID(), name: name.trim(), ...place, ...saidBy(facts) }]]
  })
  return addToProject(services, Object.fromEntries(fonts), inPlaceOf)
}

/** The files were there before the step that names them, and go after it is undone. */
async function keepAdded({ canvas }: FontServices, stored: readonly Asset[], { files }: OpenProject): Promise<void> {
  const added = stored.filter(({ path }) => !Object.hasOwn(files, path))
  if (added.length === 0) return
  const label = uploadMessages.uploadStep(added.map(({ name }) => name))
  await canvas?.keepUploaded?.(
    added.map(({ path }) => path),
    label,
  )
}

function saidBy({ weight, style, unicodeRange, format }: FontFacts) {
  return { weight, style, format, ...(unicodeRange !== '' && { unicodeRange }) }
}

/** Fonts that pages fetch from elsewhere; their keys are their names. */
export async function installAddresses(
  services: FontServices,
  fonts: FontMap,
  { inPlaceOf = [] }: Pick<Installing, 'inPlaceOf'> = {},
): Promise<boolean> {
  const open = writableProject(services)
  const isDone = open !== null && (await addToProject(services, fonts, inPlaceOf))
  // What the frame of a restricted page may fetch was settled when it opened; to open it anew would end its history.
  if (isDone && open.trust === 'restricted') services.toasts.info(messages.afterReload)
  return isDone
}

async function addToProject(
  services: FontServices,
  added: FontMap,
  inPlaceOf: readonly string[] = [],
): Promise<boolean> {
  const come = Object.values(added)
  const before = currentProject(services)?.fonts ?? {}
  if (come.length === 0) return false
  const leaving = new Set([...Object.keys(added), ...inPlaceOf])
  const kept = Object.entries(before).filter(([key]) => !leaving.has(key))
  const fonts = { ...Object.fromEntries(kept), ...added }
  const gone = Object.entries(before).flatMap(([key, font]) => (leaving.has(key) ? [font] : []))
  const stored = services.projects.state.getState().open?.files ?? {}
  const files = filesOf(gone, fonts).filter((path) => Object.hasOwn(stored, path))
  const change = { fonts, come, gone, files }
  const outcome = await changeFonts(services, change, messages.installStep(come.length))
  if (outcome.ok) services.toasts.success(messages.done(come.length))
  else services.toasts.error(messages.notInstalled, writeFailures[outcome.failure])
  return outcome.ok
}

function withFreeNames(chosen: readonly NewFont[], taken: readonly string[]) {
  const folded = new Set(
    taken.filter((path) => path.startsWith(folder)).map((path) => foldPath(path.slice(folder.length))),
  )
  return chosen.map((font) => {
    const fileName = uniqueFileName(safeFileName(font.file.name), (candidate) => folded.has(candidate))
    folded.add(foldPath(fileName))
    return { ...font, fileName }
  })
}
