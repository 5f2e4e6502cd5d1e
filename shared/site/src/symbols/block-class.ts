import { splitList, splitSelector } from '../css/index.ts'

/** What is named after a block: itself, its elements `card__title` and its variants `card--large`. */
export function isNamedAfter(name: string, block: string): boolean {
  return name === block || name.startsWith(`${block}__`) || name.startsWith(`${block}--`)
}

/** The class as it is called when the block has another name. */
export function renamedInBlock(name: string, from: string, to: string): string {
  return isNamedAfter(name, from) ? to + name.slice(from.length) : name
}

/** Whether a selector is for what is named after the block alone: each of its members says so of the element it is for. */
export function isOfBlock(selector: string, block: string): boolean {
  return splitList(selector).every((member) => {
    const { base } = splitSelector(member)
    // Whom a part in brackets is for is not read.
    if (base.includes('(')) return false
    const subject = /[^\s>~+]*$/.exec(base)?.[0] ?? ''
    return [...subject.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].some(([, name = '']) => isNamedAfter(name, block))
  })
}
