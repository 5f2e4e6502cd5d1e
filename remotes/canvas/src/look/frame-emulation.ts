import type { PagePreferences } from '@pergola/contracts'
import { emulateMedia, emulateSchemes, emulateSheet } from '@pergola/site/css'
import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'
import type { FrameEmulation } from '../frame/emulated.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { createForeignMedia } from './foreign-media.ts'

const isSchemeMeta = ({ name, attributes }: HtmlNode) =>
  name === 'meta' &&
  attributes.some((attribute) => attribute.name === 'name' && attribute.value.trim().toLowerCase() === 'color-scheme')

function attributeAs(node: HtmlNode, { name, value }: HtmlAttribute, preferences: PagePreferences): string {
  if (name === 'media') return emulateMedia(value, preferences)
  if (name === 'style' && /color-scheme|if\(/i.test(value)) return emulateSheet(`${value};`, preferences)
  if (name === 'content' && isSchemeMeta(node)) return emulateSchemes(value, preferences)
  return value
}

function attributesAs(node: HtmlNode, attributes: readonly HtmlAttribute[], preferences: PagePreferences) {
  const shown = attributes.map((attribute) => {
    const value = attributeAs(node, attribute, preferences)
    return value === attribute.value ? attribute : { ...attribute, value }
  })
  if (node.name !== 'html' || !preferences.rightToLeft) return shown
  const direction: HtmlAttribute = { name: 'dir', value: 'rtl' }
  return [...shown.filter(({ name }) => name !== 'dir'), direction]
}

/**
 * Twice the font size that the page gives its root, whatever that is and becomes: an animation that stands beyond its end
 * goes on from nothing to the value of the page and as far again. A rule that is `!important` stays as it is.
 */
function enlarge(root: Element): () => void {
  const animation = root.animate([{ fontSize: '0px', offset: 0 }, { offset: 1 }], {
    duration: 1,
    fill: 'both',
    easing: 'linear(0, 2)',
  })
  animation.finish()
  return () => animation.cancel()
}

export function frameEmulation(preferences: PagePreferences, frame: PageFrame): FrameEmulation {
  const foreign = createForeignMedia(frame, preferences)
  return {
    css: (text) => emulateSheet(text, preferences),
    media: (list) => emulateMedia(list, preferences),
    attributes: (node, attributes) => attributesAs(node, attributes, preferences),
    names: ['media', 'content', 'dir', 'style'],
    elements: 'html, [media], meta[name], [style*="color-scheme" i], [style*="if(" i]',
    root(element) {
      const small = preferences.largeText ? enlarge(element) : () => {}
      foreign.apply()
      return () => {
        small()
        foreign.restore()
      }
    },
    sheetLoaded: foreign.apply,
  }
}
