import * as v from 'valibot'
import type { FileLike } from './file-like.ts'
import { shareTargetSchema } from './shares.ts'

/**
 * How the editor feeds the sandbox origin, where pages run. A hidden frame on that origin, or a tab that the editor opened
 * there, says hello, the editor answers with a MessagePort, and from then on the editor pushes; it is never asked for
 * anything. Whatever comes from there is hostile: check it with the schemas.
 */
/** Stands on an answer that was kept from before: the server did not give one. */
export const keptAnswerHeader = 'x-pergola-kept'

export const sandboxPaths = { bridge: '/__bridge.html', reserved: '/__' } as const

export const sandboxMessages = {
  /** The bridge's first word: it was found, and now readies its worker. */
  awake: 'pergola-sandbox:awake',
  /** The browser does not let it keep anything here. */
  refused: 'pergola-sandbox:refused',
  hello: 'pergola-sandbox:hello',
  connect: 'pergola-sandbox:connect',
} as const

/** Where there is one origin only, the editor's service worker answers with an empty document without an origin. */
export const opaqueFrame = { path: '/__opaque-frame', write: 'pergola-opaque:write' } as const

export interface SandboxFile {
  /** Relative to the site's root: `index.html`, `pages/about.html`. */
  readonly path: string
  readonly mime: string
  readonly bytes: Uint8Array | FileLike
}

export interface SandboxPush {
  readonly generation: number
  /** Everything the origin has stored goes, pages' own storage included; with `site`, only where it is of that project. */
  readonly reset: boolean
  readonly put: readonly SandboxFile[]
  readonly del: readonly string[]
  /** Content-Security-Policy of the pages, for a project that is restricted. */
  readonly policy?: string
  /** `put` is all there is: every other file goes. */
  readonly whole?: boolean
  /** Names the project on its origin. What is there of another one goes first, pages' own storage included. */
  readonly site?: string
  /** Without `whole`: the generation to which this is the difference. Where another one is there, the answer is `behind`. */
  readonly since?: number
}

/** Said last on the port to the bridge in a tab: it lets go of the editor and shows this path of its origin. */
export interface SandboxShow {
  readonly show: string
}

export const sandboxHelloSchema = v.object({ kind: v.literal(sandboxMessages.hello) })
export const sandboxRefusedSchema = v.object({ kind: v.literal(sandboxMessages.refused) })

/** The answer to one push, on the same port. */
export const sandboxReplySchema = v.variant('ok', [
  v.object({ ok: v.literal(true), generation: v.number() }),
  v.object({
    ok: v.literal(false),
    generation: v.number(),
    detail: v.pipe(v.string(), v.maxLength(500)),
    /** Another tab has pushed meanwhile: the whole site is wanted. */
    behind: v.optional(v.literal(true)),
  }),
])

export type SandboxReply = v.InferOutput<typeof sandboxReplySchema>

/** Asked on the same port: where one of the frames of the editor's window is now, for a link may have been followed. */
export interface SandboxWhere {
  /** The frame's place in `window.frames`. */
  readonly frame: number
}

/** The answer. Null where the frame shows what is not of this origin. */
export const sandboxPlaceSchema = v.object({
  frame: v.number(),
  path: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
})

export type SandboxPlace = v.InferOutput<typeof sandboxPlaceSchema>

/**
 * `/config.json`: what a deployment tells the editor. With `projectOrigins`, such as `https://*.preview.example.org`,
 * every project is previewed on an origin of its own and the star stands for its key; else all share `sandboxOrigin`.
 * Neither: there is one origin only.
 */
export const deploymentConfigSchema = v.object({
  sandboxOrigin: v.nullable(v.pipe(v.string(), v.url())),
  projectOrigins: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\*\.[a-z0-9.-]+(?::\d+)?$/i))),
  share: v.optional(shareTargetSchema),
})

export type DeploymentConfig = v.InferOutput<typeof deploymentConfigSchema>

/**
 * What the editor says to a page that runs over the canvas, and what the page's helper answers. The page may be hostile
 * and speak in the helper's place, so an answer is numbers only.
 */
export const liveMessages = {
  /** The helper's first word: it listens. */
  ready: 'pergola-live:ready',
  show: 'pergola-live:show',
  scroll: 'pergola-live:scroll',
  placed: 'pergola-live:placed',
  /** Something that the page asked a server for did not come. */
  failed: 'pergola-live:failed',
  /** What came for a looper is no list, or nothing that data can be read from. */
  unfit: 'pergola-live:unfit',
} as const

export interface LiveShow {
  readonly kind: typeof liveMessages.show
  /** Which of the elements with a `v-scope`, in the order of the page; null for the whole page. */
  readonly scope: number | null
  readonly scroll: { readonly x: number; readonly y: number }
}

export interface LiveScroll {
  readonly kind: typeof liveMessages.scroll
  readonly x: number
  readonly y: number
}

const pixels = v.pipe(v.number(), v.finite())

const liveReadySchema = v.object({ kind: v.literal(liveMessages.ready) })

const livePlacedSchema = v.object({
  kind: v.literal(liveMessages.placed),
  scroll: v.object({ x: pixels, y: pixels }),
  /** Where the element stands in the window of the page; null while it is not there. */
  place: v.nullable(v.object({ x: pixels, y: pixels, width: pixels, height: pixels })),
})

export type LivePlaced = v.InferOutput<typeof livePlacedSchema>

export type LiveReady = v.InferOutput<typeof liveReadySchema>

const liveFailedSchema = v.object({
  kind: v.literal(liveMessages.failed),
  /** What the server answered with; 0 where there was no answer, 200 and the like where it could not be read. */
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
})

export type LiveFailed = v.InferOutput<typeof liveFailedSchema>

const liveUnfitSchema = v.object({ kind: v.literal(liveMessages.unfit) })

export type LiveUnfit = v.InferOutput<typeof liveUnfitSchema>

const liveAnswerSchema = v.variant('kind', [liveReadySchema, livePlacedSchema, liveFailedSchema, liveUnfitSchema])

/** Null for what is no answer: anything may come from there. */
export function parseLiveAnswer(data: unknown): v.InferOutput<typeof liveAnswerSchema> | null {
  const parsed = v.safeParse(liveAnswerSchema, data)
  return parsed.success ? parsed.output : null
}
