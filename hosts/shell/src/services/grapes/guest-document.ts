import grapesAddress from 'grapesjs/dist/grapes.min.js?url'
// oxlint-disable-next-line import/default -- it is bundled to a text
import guestScript from './guest/guest.ts?shipped'
import { metaOf, walledPolicy } from '../preview/walled-frame.ts'

/** GrapesJS has the browser read rules in an element of the page. */
export const guestPolicy = `${walledPolicy}; style-src 'unsafe-inline'`

/** Nothing in a script ends the element it stands in. */
const inline = (script: string) =>
  `<script>${script.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--')}</script>`

/** GrapesJS is fetched as a text and runs in the guest frame alone. Null where it cannot be had. */
export async function guestDocument(): Promise<string | null> {
  const grapes = await fetch(grapesAddress).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  if (grapes === null) return null
  return `<!doctype html><meta charset="utf-8">${metaOf(guestPolicy)}<title>Guest</title><body>${inline(grapes)}${inline(guestScript)}`
}
