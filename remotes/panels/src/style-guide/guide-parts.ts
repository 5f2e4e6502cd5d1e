import type { CanvasService } from '@pergola/contracts'
import { builtPagePath } from '@pergola/contracts'
import { contentPlace, moveAddresses } from '@pergola/site/symbols'
import { buttonClasses, styleGuide, type StyleGuide } from '@pergola/site/style-guide'
import { blockTexts, projectBlocks } from '../blocks/project-blocks.ts'
import { readColour } from '../variables/makers/read-colour.ts'
import type { Variables } from '../variables/use-variables.ts'

export const guideName = 'style-guide'

/** Where the guide stands as a page, and addresses in it hold. */
export const guidePath = builtPagePath(guideName)

type Canvas = Pick<CanvasService, 'readFile' | 'sheets' | 'record'>

async function symbolsOf(canvas: Canvas) {
  const own = projectBlocks(canvas.record.getState().project).filter(({ type }) => type === 'symbol')
  const texts = await Promise.all(own.map((block) => blockTexts(canvas, block)))
  return texts.map(({ label, content }) => ({ label, html: moveAddresses(content, contentPlace, guidePath) }))
}

/** The guide of the site as it is now; with an attribute, the one by which its sheets show states. */
export async function guideOf(
  canvas: Canvas,
  { rows, modes }: Pick<Variables, 'rows' | 'modes'>,
  statesBy: string | null,
): Promise<StyleGuide> {
  const sheets = canvas.sheets().map(({ css }) => css)
  const symbols = await symbolsOf(canvas)
  return styleGuide({ rows, modes, read: readColour, buttons: buttonClasses(sheets), symbols, statesBy })
}
