import type { ToolSite } from './tool-site.ts'

/** What a tool says beside `ok`. Throws a `ToolFailure` where it cannot. Its input was checked by the table. */
// oxlint-disable-next-line no-explicit-any -- each handler names what its schema gives
export type ToolHandler = (input: any, site: ToolSite) => Promise<Readonly<Record<string, unknown>>>

export type ToolHandlers = Readonly<Record<string, ToolHandler>>
