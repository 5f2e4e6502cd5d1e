import type { GrapesFailure } from '@pergola/contracts'
import type { JsonProblem, NotCarried } from '@pergola/site/grapes'
import { firstOf } from '@pergola/ui'

export const grapesMessages = {
  reading: 'Reading the GrapesJS project',
  unnamed: 'Site',
  leftOut: 'Loaded, but not all of it',
} as const

export const grapesReasons: Record<GrapesFailure | JsonProblem | 'damaged-zip', string> = {
  'no-json': 'The file is not JSON. Export the project from GrapesJS again and load that file.',
  'no-project':
    'The JSON holds no GrapesJS project: it has neither pages nor components. Load what the editor stores or getProjectData() returns.',
  'too-large':
    'The GrapesJS project is larger than 40 million characters. Take pictures out of it and load them as files.',
  'too-deep':
    'The JSON nests deeper than any page of GrapesJS does, so it was not read. Export the project from GrapesJS again.',
  'damaged-zip': 'A file beside the project in the zip is damaged. Make the zip again with an ordinary tool.',
  'not-loaded':
    'GrapesJS, which reads the project, could not be fetched. Connect to the network and try again; afterwards it works offline, too.',
  'no-frame':
    'This browser gave GrapesJS no frame to run in. Reload the page and try again; if it stays so, allow frames and storage for this address.',
  ended:
    'GrapesJS did not come to an end with the project and was stopped. Nothing was added. Split the project and load it in parts.',
  problem: 'GrapesJS cannot read the project. Open it in the editor that made it, and export it again.',
  unfit:
    'What GrapesJS made of the project cannot be taken. Nothing was added. Open it in the editor that made it, and export it again.',
}

/** Null where everything came along. */
export function notCarriedNotice({ types, frames, dataSources, outside }: NotCarried): string | null {
  const lines = [
    ...(types.length > 0
      ? [
          `Components of plugins that are not part of the project: ${firstOf(types)}. Their content and styles are here; the project does not say what element they are and what they do. Add their scripts again, for example as a library.`,
        ]
      : []),
    ...(frames.length > 0 ? [`Second frames of pages: ${firstOf(frames)}. The first of each is here.`] : []),
    ...(dataSources > 0
      ? [`Data sources (${dataSources}): their values stand in the pages as text. Connect the data again under Data.`]
      : []),
    ...(outside.length > 0
      ? [
          `Pictures on other servers (${outside.length}) stay at their addresses: ${firstOf(outside)}. Upload them to have them in the site.`,
        ]
      : []),
  ]
  return lines.length === 0 ? null : lines.join('\n\n')
}
