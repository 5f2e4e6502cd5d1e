// Plain JavaScript, because scripts that run before any build use it too.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const request = 'pergola:slider-parts'
const folder = fileURLToPath(new URL('../../runtime/src/sliders/', import.meta.url))
const library = dirname(createRequire(folder).resolve('swiper'))

/** What the slider library is made of, by the names of its files. What scripts alone would call is not among them. */
const names = `
  a11y autoplay controller free-mode grid hash-navigation history keyboard mousewheel navigation pagination parallax
  scrollbar thumbs virtual zoom effect-fade effect-cube effect-coverflow effect-flip effect-cards effect-creative
`
  .trim()
  .split(/\s+/)

const pascal = (name) => name.replace(/(?:^|-)./g, (letter) => letter.at(-1).toUpperCase())

/** Each leaves itself for the script that makes the sliders. Its styles are as short as they came. */
function entryOf(name) {
  const styles = readFileSync(join(library, `modules/${name}-element.min.css`), 'utf8').trim()
  return `import { ${pascal(name)} as module } from 'swiper/modules'
;(window.swiperParts ??= []).push({ module, styles: ${JSON.stringify(styles)} })
`
}

/** As if such a file stood in the folder of the sliders. */
function entryFile(name) {
  const file = `${folder}part-${name}.js`
  const plugin = {
    name: 'pergola:slider-part',
    enforce: 'pre',
    resolveId: (id) => (id === file ? id : undefined),
    load: (id) => (id === file ? { code: entryOf(name), moduleType: 'js' } : undefined),
  }
  return { file, plugin }
}

/** `pergola:slider-parts`: every part of the slider library as a script of its own, by its name. */
export function sliderParts(bundle) {
  return {
    name: 'pergola:slider-parts',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === request ? `\0${request}` : undefined),
    async load(id) {
      if (id !== `\0${request}`) return undefined
      const scripts = await Promise.all(
        names.map(async (name) => {
          const { file, plugin } = entryFile(name)
          return [name, await bundle(file, [plugin])]
        }),
      )
      return { code: `export default ${JSON.stringify(Object.fromEntries(scripts))}`, moduleType: 'js' }
    },
  }
}
