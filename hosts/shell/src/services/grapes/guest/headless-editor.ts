import type { Editor } from 'grapesjs'

type Plugin = (editor: Editor) => void

/**
 * Nothing is shown, stored, told or fetched; what stands in the markup is taken as it is, for it goes to no document here.
 * White space between elements is left out, as in every editor of GrapesJS: it would stand between inline blocks.
 */
const config = {
  headless: true,
  storageManager: false,
  telemetry: false,
  cssIcons: '',
  jsInHtml: false,
  avoidInlineStyle: false,
  forceClass: false,
  parser: {
    optionsHtml: { allowScripts: true, allowUnsafeAttr: true, allowUnsafeAttrValue: true },
  },
}

/** One editor for one question: GrapesJS keeps rules and types of what was in it before. */
export function openEditor(plugins: readonly Plugin[] = []): Editor {
  return grapesjs.init({ ...config, plugins })
}
