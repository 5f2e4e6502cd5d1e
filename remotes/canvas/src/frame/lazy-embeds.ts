import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { createEmbeds } from './draw-embeds.ts'
import type { DrawEmbed } from './embeds.ts'

/** What draws it comes with the first element that embeds anything: few pages have one. */
export function lazyEmbeds({ services }: CanvasCore, page: OpenPage, policy: string): DrawEmbed {
  let loaded: Promise<ReturnType<typeof createEmbeds>> | null = null

  async function load() {
    const parts = await Promise.all([import('./draw-embeds.ts'), import('./embedded-page.ts')])
    const [drawing, reading] = parts
    return drawing.createEmbeds({
      projectId: page.projectId,
      origin: location.origin,
      policy,
      async file(path) {
        const file = await services.projects.readFile(path)
        return file.ok ? file.value : null
      },
      page(path) {
        const { settings } = services.settings.state.getState()
        return reading.readEmbeddedPage({ page, projects: services.projects, settings }, path)
      },
    })
  }

  return (element, embed) => {
    loaded ??= load()
    void loaded.then((draw) => draw(element, embed, { from: page.addressPath, depth: 1 }))
  }
}
