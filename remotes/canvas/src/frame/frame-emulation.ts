import type { PagePreferences } from '@pergola/contracts'
import { emulateMedia, emulateSchemes, emulateSheet } from '@pergola/site/css'
import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'
import type { FrameEmulation, FrameParts } from './emulation.ts'
import type { PageFrame } from './page-frame.ts'
import { shownAttributes } from './shown-attributes.ts'
import { createForeignMedia, type ForeignMedia } from './foreign-media.ts'

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

/** Attributes that may be drawn otherwise, and what finds the elements that have them. */
const names = ['media', 'content', 'dir', 'style']
const elements = 'html, [media], meta[name], [style*="color-scheme" i], [style*="if(" i]'

/** The rest of an element's attributes is left alone: others may have set them, and it may be in the middle of a drag. */
function syncNamed(element: Element, shown: readonly HtmlAttribute[]): void {
  for (const name of names) {
    const value = shown.find((attribute) => attribute.name === name)?.value ?? null
    if (value === element.getAttribute(name)) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

function syncDrawn({ document, model, projection, hosts }: FrameParts): void {
  for (const element of document.querySelectorAll(elements)) {
    const id = projection.idOf(element) ?? -1
    const node = model.node(id)
    // The style elements inside of a sheet's own stand for no node of the page.
    if (node && projection.elementOf(id) === element) syncNamed(element, shownAttributes(node, hosts))
  }
}

/**
 * Behind a page that is dark by itself the frame is dark, as the window of a browser would be. A frame that has the
 * scheme of its page is transparent, and what shows through it is white.
 */
function paper({ style }: HTMLIFrameElement, { colorScheme }: PagePreferences): () => void {
  if (!colorScheme) return () => {}
  style.colorScheme = colorScheme
  style.background = 'Canvas'
  return () => {
    style.removeProperty('color-scheme')
    style.removeProperty('background')
  }
}

/** Draws what is drawn already anew where it differs, and from now on what comes. */
function emulateIn(
  parts: FrameParts,
  preferences: PagePreferences,
  foreign: ForeignMedia,
): Omit<FrameEmulation, 'begin'> {
  const { document, sheets, hosts } = parts
  const media = (list: string) => emulateMedia(list, preferences)
  let small: (() => void) | null = null

  function rootDrawn(root: Element): void {
    small?.()
    if (preferences.largeText) small = enlarge(root)
  }

  hosts.emulated = (node, attributes) => attributesAs(node, attributes, preferences)
  sheets.setTransform('emulation', { css: (text) => emulateSheet(text, preferences), media })
  syncDrawn(parts)
  if (document.documentElement) rootDrawn(document.documentElement)
  foreign.apply()
  return {
    media,
    rootDrawn,
    sheetLoaded: foreign.apply,
    end() {
      hosts.emulated = undefined
      sheets.setTransform('emulation', null)
      syncDrawn(parts)
      small?.()
      foreign.restore()
    },
  }
}

export function frameEmulation(frame: PageFrame, preferences: PagePreferences): (parts: FrameParts) => FrameEmulation {
  return function begin(parts) {
    const around = paper(frame.element, preferences)
    const emulation = emulateIn(parts, preferences, createForeignMedia(frame, preferences))
    function end() {
      emulation.end()
      around()
    }
    return { ...emulation, begin, end }
  }
}
