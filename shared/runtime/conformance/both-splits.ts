import { SplitText } from 'gsap/SplitText'
import { splitTexts, type SplitOptions, type SplitParts } from '../src/motions/split/split-texts.ts'

interface Split {
  /** What the parts hold and where they stand. */
  readonly parts: Readonly<Record<string, readonly (readonly [text: string, classes: string, x: number, y: number])[]>>
  readonly text: string
}

const round = (length: number) => Math.round(length * 2) / 2

function placed(parts: readonly Element[]) {
  return parts.map((part) => {
    const { x, y } = part.getBoundingClientRect()
    return [(part.textContent ?? '').trim(), part.className, round(x), round(y)] as const
  })
}

function look({ chars, words, lines }: SplitParts, element: Element): Split {
  const parts = { chars: placed(chars), words: placed(words), lines: placed(lines) }
  return { parts, text: (element as HTMLElement).innerText }
}

function split(name: 'own' | 'gsap', selector: string, options: SplitOptions): Split {
  const element = document.querySelector(selector) as Element
  if (name === 'own') {
    const nodes = [...element.querySelectorAll('*'), ...element.childNodes]
    const before = element.outerHTML
    const { parts, revert } = splitTexts([element], options)
    const seen = look(parts, element)
    revert()
    const isSame = [...element.querySelectorAll('*'), ...element.childNodes].every((node, at) => node === nodes[at])
    if (element.outerHTML !== before || !isSame) throw new Error(`own left ${element.outerHTML}`)
    return seen
  }
  const before = element.innerHTML
  const made = new SplitText(element, { ...options, aria: 'none' } as SplitText.Vars)
  const seen = look(made as unknown as SplitParts, element)
  made.revert()
  element.innerHTML = before
  return seen
}

Object.assign(window, { split })
