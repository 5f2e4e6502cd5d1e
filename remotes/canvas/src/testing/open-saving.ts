import { createFakeSettings } from '@pergola/contracts/testing'
import { createBlocks } from '../blocks/blocks.ts'
import { createSaving } from '../document/saving.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createStructure } from '../structure/structure.ts'
import { openCore } from './open-core.ts'

export const content = '<h1>Title</h1>\n<p>One</p>\n'

/** A page that is saved, with what was asked of the storage. */
export async function openSaving(automatic: boolean) {
  const opened = await openCore(content, { 'css/index.css': 'h1 { color: red; }\n' })
  const { core } = opened
  Object.assign(core.services, { settings: createFakeSettings({ enable_auto_save: automatic }) })
  const requests: unknown[] = []
  const { save: store } = core.services.projects
  Object.assign(core.services.projects, {
    save: (request: Parameters<typeof store>[0]) => {
      requests.push(request)
      return store(request)
    },
  })
  const saving = createSaving(core)
  core.publish({ saving: false, savedAt: null, zoom: 2 })
  const structure = createStructure({ core, blocks: createBlocks(), select: () => undefined })
  return { ...opened, saving, structure, requests, attributes: createAttributes(core) }
}

/** As while somebody types into its paragraph. */
export async function openTyped(automatic: boolean) {
  const opened = await openSaving(automatic)
  const { core, page, find } = opened
  const [words] = page.node(find('p'))?.children ?? []
  const edits = (value: string) => [page.inHtml({ type: 'html.text', node: words!, value })]
  const file = 'editor/pages/index.html'
  return {
    ...opened,
    type(value: string) {
      core.publish({ editingText: true })
      core.typing = () => (value === 'One' ? [] : edits(value))
      core.typed.emit()
    },
    end() {
      const typed = core.typing?.() ?? []
      core.typing = null
      core.publish({ editingText: false })
      page.run('Edit text', typed)
    },
    stored: () => core.services.projects.readText(file),
  }
}
