import type { Project } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { noStyles } from './payload-rules.ts'
import type { PayloadStyles } from './payload-rules.ts'

/** Records of a project that elements name by their ids. */
export type PayloadRecords = Pick<Project, 'motions' | 'interactions'>

/** What was copied last in this window. */
export interface Kept extends PayloadRecords {
  readonly html: string
  /** Id of the project it is from. */
  readonly project: string
  /** Where the page it is from lies in the built site: its relative addresses are meant from there. */
  readonly place: string
  /** Nobody has said that its code may run. */
  readonly isRestricted: boolean
  /** Taken as they are in this window; out of the clipboard, where anybody can write, they are read as data. */
  readonly styles: PayloadStyles
}

export const nothingKept: Kept = {
  html: '',
  project: '',
  place: '',
  isRestricted: false,
  styles: noStyles,
  motions: {},
  interactions: {},
}

export const payloadNames = {
  motions: 'pergola-motions',
  interactions: 'pergola-interactions',
  place: 'pergola-place',
  styles: 'pergola-styles',
} as const

/** Nothing larger is copied along: the clipboard is for a few elements. */
const largest = 1024 * 1024

function named<Value>(html: string, mark: RegExp, records: Readonly<Record<string, Value>>): Record<string, Value> {
  const ids = new Set([...html.matchAll(mark)].map(([, id = '']) => id))
  return Object.fromEntries(Object.entries(records).filter(([id]) => ids.has(id)))
}

/** Records of what is copied, for another project has none of them. */
export function recordsOfMarkup(html: string, project: ReturnType<OpenPage['project']> | undefined): PayloadRecords {
  return {
    motions: named(html, /motion-id\s*=\s*["']?([^"'\s>]+)/gi, project?.motions ?? {}),
    interactions: named(html, /interaction-id\s*=\s*["']?([^"'\s>]+)/gi, project?.interactions ?? {}),
  }
}

function markOf(name: string, records: object): string {
  const text = JSON.stringify(records).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return text === '{}' || text.length > largest ? '' : `<meta name="${name}" content="${text}">`
}

/**
 * Says that markup comes from a page of ours and may keep what it has, and brings the records along: as markup that shows
 * nothing, for it is the one form that every way to the clipboard and back keeps.
 */
export function marked({ html, motions, interactions, place, styles }: Kept): string {
  const payload = markOf(payloadNames.motions, motions) + markOf(payloadNames.interactions, interactions)
  const withStyles = styles.rules.length > 0 ? markOf(payloadNames.styles, styles) : ''
  const from = `<meta name="${payloadNames.place}" content="${encodeURIComponent(place)}">`
  return `<meta name="generator" content="pergola">${from}${payload}${withStyles}${html}`
}

/** What a copy says under a name; empty where it says nothing. */
export function contentOf(source: string, name: string): string {
  const given = new DOMParser().parseFromString(source, 'text/html')
  return given.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
