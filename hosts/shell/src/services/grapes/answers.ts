import type { GrapesPlugin, GrapesProject } from '@pergola/contracts'
import * as v from 'valibot'

const words = v.pipe(v.string(), v.maxLength(500))
const text = v.pipe(v.string(), v.maxLength(20_000_000))
const number = v.pipe(v.number(), v.integer(), v.minValue(0))
const list = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most))

const pageSchema = v.object({
  name: words,
  title: words,
  description: v.pipe(v.string(), v.maxLength(5000)),
  lang: words,
  head: text,
  attributes: v.record(words, text),
  html: text,
  js: text,
  names: v.record(v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)*$/)), words),
  moreFrames: number,
})

export const projectAnswer: v.GenericSchema<unknown, GrapesProject> = v.object({
  pages: v.pipe(list(pageSchema, 1000), v.minLength(1)),
  css: text,
  symbols: list(v.object({ id: v.pipe(v.string(), v.regex(/^symbol-\d+$/)), label: words, html: text }), 1000),
  devices: list(v.object({ name: words, width: words }), 20),
  assets: list(text, 10_000),
  missingTypes: list(words, 50),
  dataSources: number,
})

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
/** A picture or a rule set that is larger is none. */
const piece = v.pipe(v.string(), v.maxLength(500_000))

const blockSchema = v.object({ id: words, label: words, category: words, media: piece, html: piece, css: piece })

export const pluginAnswer: v.GenericSchema<unknown, GrapesPlugin> = v.object({
  name: words,
  blocks: list(blockSchema, 500),
  scripts: list(v.object({ type: name, code: piece }), 500),
  types: list(words, 500),
  failed: list(v.object({ label: words, reason: words }), 500),
  commands: list(words, 500),
})
