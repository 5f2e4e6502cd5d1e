import type { Project, ProjectSettings } from '@pergola/contracts'
import type { FontSavings, FontSubsetter } from '../font-subsets/font-subsetter.ts'
import type { PolicyFinding } from '../security-policy/policy-sources.ts'
import type { ContentFiles, ContentMemory } from '../collections/load-content.ts'
import type { PictureEncoder, PictureSavings } from '../pictures/picture-encoder.ts'

/** `export`: what a visitor gets, minified by the settings, hidden pages and drafts left out. `preview`: sources as they are. */
export type BuildMode = 'export' | 'preview'

/** Text in, text out with the same meaning. Handed in, so that the build needs no minifier of its own. */
export interface Minifiers {
  readonly css?: (text: string) => string | Promise<string>
  readonly js?: (text: string) => string | Promise<string>
  /** A file that could not be read as what it is called: it goes out as it is. */
  readonly onRefused?: (path: string) => void
}

/** The actions that handlers may call, of which a page carries those it calls. */
export interface ActionRuntime {
  readonly names: readonly string[]
  /** A script that publishes the actions named. */
  script(names: readonly string[]): string
}

/** The scripts of patterns, of which a page carries those that its elements name in `data-pattern`. */
export interface PatternRuntime {
  readonly names: readonly string[]
  script(names: readonly string[]): string
}

/** What pages with motions carry beside their own script. */
export interface MotionRuntime {
  /** Libraries by their path, read only when a page plays something: they are large. */
  libraries(): Promise<Readonly<Record<string, string>>>
}

/** What pages with sliders carry. */
export interface SliderRuntime {
  /** The script that makes sliders, and those of Swiper's modules; read only when a page shows a slider: they are large. */
  scripts(): Promise<{ readonly page: string; readonly modules: Readonly<Record<string, string>> }>
}

/** Handed in, so that the build needs no codec of its own. */
export interface PicturesRequest {
  readonly encoder: PictureEncoder
  readonly onProgress?: (done: number, total: number) => void
  readonly onSaved?: (savings: PictureSavings) => void
}

/** Handed in, so that the build needs no codec of its own. */
export interface FontsRequest {
  readonly subsetter: FontSubsetter
  readonly onProgress?: (done: number, total: number) => void
  readonly onSaved?: (savings: FontSavings) => void
}

export interface BuildRequest {
  readonly project: Project
  readonly files: ContentFiles
  readonly settings: ProjectSettings
  readonly mode: BuildMode
  /** Scripts for pages that need them, by path: `runtimeFiles` of the runtime package. */
  readonly runtime: Readonly<Record<string, string>>
  /** `actionRuntime` of the runtime package. */
  readonly actions: ActionRuntime
  /** `patternRuntime` of the runtime package. Without it patterns do what the browser does by itself. */
  readonly patterns?: PatternRuntime
  /** `motionRuntime` of the runtime package. Without it pages play no motions. */
  readonly motions?: MotionRuntime
  /** `sliderRuntime` of the runtime package. Without it sliders stand still. */
  readonly sliders?: SliderRuntime
  readonly minify?: Minifiers
  /** Without it, and unless the setting is on, pictures go out as they are. */
  readonly pictures?: PicturesRequest
  /** Without it, and unless the setting is on, fonts go out as they are. */
  readonly fonts?: FontsRequest
  /** With the setting, what of the pages no strict policy holds; called once, when all are written. */
  readonly onPolicy?: (findings: readonly PolicyFinding[]) => void
  /** What was read of collections in an earlier build of this project: what did not change is not read again. */
  readonly memory?: ContentMemory
  /** An export holds the sources of collections, too, which are of no use to visitors. */
  readonly keepContent?: boolean
  /** Something of the content is left out, in words for people. */
  readonly onContentProblem?: (text: string) => void
  /** A page has buttons or fields of loops that do nothing. */
  readonly onIdleLoops?: (page: string) => void
}
