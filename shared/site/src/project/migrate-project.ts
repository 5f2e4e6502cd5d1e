import { fail, pagePaths, projectSchema, succeed } from '@pergola/contracts'
import type { Outcome, Project } from '@pergola/contracts'
import * as v from 'valibot'
import { outputPath } from './composed-page.ts'
import { normalisePageName } from './page-name.ts'
import { unsafePath } from './path-problem.ts'
import { recordIssue } from './record-issue.ts'

type Raw = Record<string, unknown>

/**
 * Any record that ever was, or claims to be, a project → the record of today. Every step leaves a record of today as
 * it is, so migrating twice is migrating once. What the schema does not know survives.
 */
export function migrateProject(raw: unknown): Outcome<Project, 'invalid-record'> {
  if (!isRecord(raw)) return fail('invalid-record', 'It is not an object.')
  const today = [withoutNulls, withPages].reduce((record, step) => step(record), raw)
  const checked = v.safeParse(projectSchema, today)
  if (!checked.success) return fail('invalid-record', recordIssue(checked.issues[0]))
  const problem = unsafePage(checked.output)
  if (problem !== null) return fail('invalid-record', problem)
  return succeed(withUnknown(today, checked.output) as Project)
}

/** Older generations wrote null for a field that was never set; the schema's default stands for it. */
function withoutNulls(record: Raw): Raw {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined))
}

function withPages(record: Raw): Raw {
  if (!isRecord(record.pages)) return record
  const pages = Object.entries(record.pages).map(([key, page]): [string, unknown] => {
    if (!isRecord(page)) return [key, page]
    const typed = typeof page.name === 'string' ? page.name : key
    const named = normalisePageName(typed)
    const name = named.ok ? named.value : typed
    return [name, { ...withoutNulls(page), id: textOr(page.id, name), name, pathes: pathsOfPage(page.pathes, name) }]
  })
  return { ...record, pages: Object.fromEntries(pages) }
}

function pathsOfPage(pathes: unknown, name: string): unknown {
  if (!isRecord(pathes)) return pagePaths(name)
  return Object.fromEntries(
    Object.entries(pathes)
      .filter(([, path]) => path !== null)
      .map(([kind, path]) => [kind, typeof path === 'string' ? path.replace(/^(?:\.?\/)+/, '') : path]),
  )
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : fallback
}

/** A record is text from anywhere: its names and paths end up as file names. */
function unsafePage(project: Project): string | null {
  const places = new Set<string>()
  for (const [key, page] of Object.entries(project.pages)) {
    const { name, pathes } = page
    const normal = normalisePageName(name)
    if (!normal.ok || normal.value !== name || key !== name) return `"${name}" cannot be the name of a page.`
    const unsafe = Object.values(pathes).find((path) => path !== '' && unsafePath(path) !== null)
    if (unsafe !== undefined) return `The page "${name}" points to "${unsafe}".`
    const place = outputPath(page)
    if (places.has(place)) return `Two pages are built to "${outputPath(page)}".`
    places.add(place)
  }
  return null
}

/** What was checked, laid over what came: keys the schema drops stay, at any depth. */
function withUnknown(raw: unknown, checked: unknown): unknown {
  if (Array.isArray(raw) && Array.isArray(checked)) {
    return checked.map((value, index) => withUnknown(raw[index], value))
  }
  if (!isRecord(raw) || !isRecord(checked)) return checked
  const unknown = Object.entries(raw).filter(([key]) => !Object.hasOwn(checked, key) && !(key in Object.prototype))
  const known = Object.entries(checked).map(([key, value]) => [key, withUnknown(raw[key], value)] as const)
  return Object.fromEntries([...known, ...unknown])
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
