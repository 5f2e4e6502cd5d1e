import type { Outcome } from '../outcome.ts'

/** A page of a GrapesJS project, as GrapesJS itself would export it. */
export interface GrapesPage {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly lang: string
  /** Markup of its own in the head. */
  readonly head: string
  /** Of the body. */
  readonly attributes: Readonly<Record<string, string>>
  readonly html: string
  readonly js: string
  /** Names that a person gave to components, by the place of their element: `0.2` is the third element of the first. */
  readonly names: Readonly<Record<string, string>>
  /** Frames beside the first, which are not read. */
  readonly moreFrames: number
}

export interface GrapesProject {
  readonly pages: readonly GrapesPage[]
  /** The rules of all pages. */
  readonly css: string
  readonly symbols: readonly { readonly id: string; readonly label: string; readonly html: string }[]
  /** Widths are lengths of CSS, or empty for the width that has no limit. */
  readonly devices: readonly { readonly name: string; readonly width: string }[]
  /** Addresses of pictures, `data:` among them. */
  readonly assets: readonly string[]
  /** Component types of plugins: their markup and rules are here, their scripts are not. */
  readonly missingTypes: readonly string[]
  readonly dataSources: number
}

/**
 * `not-loaded`: GrapesJS itself could not be fetched. `no-frame`: the browser gives it no frame to run in. `ended`: it gave
 * no answer in time, or too many, and was ended. `problem`: what it says went wrong, in the detail. `unfit`: it answered
 * with what is no answer.
 */
export type GrapesFailure = 'not-loaded' | 'no-frame' | 'ended' | 'problem' | 'unfit'

/**
 * GrapesJS and its plugins as guests: they run where they have no origin, no storage and no network, are fetched the first
 * time, and hand out texts that are checked. What they say may still be hostile markup, as that of any project.
 */
export interface GrapesPluginFile {
  readonly name: string
  readonly script: string
}

/** A block of a plugin, as plain markup and rules. */
export interface GrapesBlock {
  readonly id: string
  readonly label: string
  readonly category: string
  /** Svg markup or an address, which a plugin may have made hostile: it is shown through an image element. */
  readonly media: string
  readonly html: string
  readonly css: string
}

export interface GrapesPlugin {
  /** What it registers itself as, or puts on the window; empty where it says nothing. */
  readonly name: string
  readonly blocks: readonly GrapesBlock[]
  /** A function for each type with a script, called with the element as `this` and its properties. */
  readonly scripts: readonly { readonly type: string; readonly code: string }[]
  /** Types of components of its own. */
  readonly types: readonly string[]
  /** Blocks that could not be taken, and why. */
  readonly failed: readonly { readonly label: string; readonly reason: string }[]
  /** Commands of the editor that it wanted, which nothing here has. */
  readonly commands: readonly string[]
}

export interface GrapesService {
  /** Reads the JSON of a project. None of its scripts runs. */
  readProject(text: string): Promise<Outcome<GrapesProject, GrapesFailure>>
  /** Runs the file of a plugin and takes its blocks. */
  readPlugin(plugin: GrapesPluginFile): Promise<Outcome<GrapesPlugin, GrapesFailure>>
}
