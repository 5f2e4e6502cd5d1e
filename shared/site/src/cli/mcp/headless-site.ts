import type { AgentAnswer } from '@pergola/contracts/agents'
import { ToolSession } from '../../agents/index.ts'
import type { ToolStep } from '../../agents/index.ts'
import type { ImportedFile } from '../../archive/index.ts'
import { checkSite } from '../../checks/index.ts'
import type { SiteOperation } from '../../document/index.ts'
import { decodeFile, encodeFile } from '../../encoding/index.ts'
import { builtTexts } from '../built-texts.ts'
import { buildInto } from '../build-command.ts'
import type { CommandEdges } from '../command-edges.ts'
import { reasonOf } from '../command.ts'
import type { OpenSite } from '../open-site.ts'
import { messages } from './messages.ts'
import { saveSite } from './save-site.ts'

/** A site in a folder or zip that tools work on. Nothing is written before `save_site`. */
export class HeadlessSite {
  private readonly session: ToolSession
  private readonly path: string
  private readonly opened: OpenSite
  private readonly edges: CommandEdges
  private readonly steps: ToolStep[] = []
  /** What was saved since it was opened, and what is stored under it is no longer what was read then. */
  private readonly files: Map<string, ImportedFile>

  constructor(path: string, opened: OpenSite, edges: CommandEdges) {
    this.path = path
    this.opened = opened
    this.edges = edges
    this.files = new Map(opened.site.files)
    let ids = 0
    this.session = new ToolSession({
      record: opened.site.project,
      files: new Map([...this.files].map(([file, { size }]) => [file, size])),
      readText: async (file) => {
        const bytes = await this.bytesOf(file)
        return bytes === null ? null : ((await decodeFile(file, bytes))?.text ?? null)
      },
      // Unlike those of pages that are there: they are called page by whoever reads them.
      newId: () => `page-${Date.now().toString(36)}-${ids++}`,
    })
  }

  async run(name: string, input: unknown): Promise<AgentAnswer> {
    const own = this.ownTools[name]
    if (own) {
      return this.session
        .inTurn(() => own(input as never))
        .catch((error: unknown) => ({ ok: false, code: 'failed', message: messages.failed(reasonOf(error)) }))
    }
    const { answer, step } = await this.session.run(name, input)
    if (step) this.steps.push(step)
    return answer
  }

  private readonly ownTools: Readonly<Record<string, (input: never) => Promise<AgentAnswer>>> = {
    undo_edits: async ({ steps = 1 }: { steps?: number }) => {
      const taken = this.steps.splice(-steps)
      if (taken.length === 0) return { ok: false, code: 'nothing-to-undo', message: messages.nothingToUndo }
      for (const { operations } of taken.toReversed()) this.session.site.revert(operations as SiteOperation[])
      return { ok: true, undone: taken.map(({ label }) => label) }
    },
    check_site: async () => {
      const { texts, paths, drafts } = await builtTexts(await this.now())
      return { ok: true, content: checkSite(texts, paths, drafts) }
    },
    build_site: async ({ folder = 'built' }: { folder?: string }) => {
      const slash = Math.max(this.path.lastIndexOf('/'), this.path.lastIndexOf('\\'))
      const target = `${slash < 0 ? '' : this.path.slice(0, slash + 1)}${folder}`
      // The site itself must never be written over by what is built of it.
      if (target === this.path) return { ok: false, code: 'wrong-argument', message: messages.ownFolder(folder) }
      const outcome = await buildInto(await this.now(), target, { edges: this.edges, warn: () => undefined })
      return outcome.ok ? { ok: true, ...outcome.facts } : { ok: false, code: outcome.code, message: outcome.message }
    },
    save_site: async () => {
      const { document } = this.session.site
      const texts = document.changedFiles()
      const record = document.changedRecord()
      const { site, written } = await this.encoded()
      const paths = await saveSite({ path: this.path, opened: this.opened, edges: this.edges, site, written, record })
      for (const [file, bytes] of written) {
        if (bytes === null) this.files.delete(file)
        else this.files.set(file, fileOf(bytes))
      }
      document.markSaved(texts)
      if (record) document.markRecordSaved(record)
      return { ok: true, written: paths }
    },
  }

  private async bytesOf(file: string): Promise<Uint8Array | null> {
    const read = await this.files.get(file)?.read()
    return read?.ok ? read.value : null
  }

  /** The site with what was edited, and the bytes of what was; null for a file that is gone. */
  private async encoded() {
    const { document, record } = this.session.site
    const files = new Map(this.files)
    const written = new Map<string, Uint8Array<ArrayBuffer> | null>()
    for (const [path, text] of Object.entries(document.changedFiles())) {
      const bytes = text === null ? null : await encodeFile({ path, text, stored: await this.bytesOf(path) })
      if (text !== null && bytes === null) throw new Error(messages.notEncodable(path))
      written.set(path, bytes)
      if (bytes === null) files.delete(path)
      else files.set(path, fileOf(bytes))
    }
    return { site: { project: record, files }, written }
  }

  private async now() {
    return (await this.encoded()).site
  }
}

function fileOf(bytes: Uint8Array): ImportedFile {
  return { size: bytes.length, read: () => Promise.resolve({ ok: true, value: bytes }) }
}
