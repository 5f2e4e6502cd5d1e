import type { SelectedElement } from '@pergola/contracts'

export const mediaKinds = ['video', 'audio', 'iframe'] as const

const sound = 'src crossorigin preload autoplay loop muted controls controlslist disableremoteplayback'
const frame =
  'src srcdoc name sandbox allow allowfullscreen width height referrerpolicy loading frameborder scrolling ' +
  'marginwidth marginheight'

/** What only elements of this kind have; the rest, such as a class, an id or a title, every element may have. */
const ownNames: Readonly<Record<string, ReadonlySet<string>>> = {
  video: new Set(`${sound} poster playsinline width height disablepictureinpicture`.split(' ')),
  audio: new Set(sound.split(' ')),
  iframe: new Set(frame.split(' ')),
}

function isMediaName(name: string): boolean {
  return Object.values(ownNames).some((names) => names.has(name))
}

/**
 * What changes with the kind: attributes that the new one has not go, and what was a frame gets the controls that a new
 * video has, without which a sound is nothing on the page.
 */
export function turnedInto(
  kind: string,
  { tag, attributes }: Pick<SelectedElement, 'tag' | 'attributes'>,
): Record<string, string | null> {
  const strange = attributes.filter(({ name }) => isMediaName(name) && !ownNames[kind]?.has(name))
  const controls = tag === 'iframe' && kind !== tag ? { controls: '' } : {}
  return { ...Object.fromEntries(strange.map(({ name }) => [name, null])), ...controls }
}
