// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this have to know the declaration
/// <reference path="./shipped.d.ts" />
/* oxlint-disable import/default -- they are bundled to a text, whatever they export */
import { actionNames, actionScript } from './actions/action-script.ts'
import engine from './directives/engine.ts?shipped'
import start from './directives/start-page.ts?shipped'
import plugins from './directives/plugins.ts?shipped'
import type { motionLibraryPaths, runtimePaths } from '@pergola/contracts'
import live from './live/live-page.ts?shipped'
import { patternNames, patternScript } from './patterns/pattern-script.ts'

/** Scripts that the build writes into a site, by the path they have there. Only pages that need one link it. */
export const runtimeFiles: Readonly<Record<(typeof runtimePaths)[keyof typeof runtimePaths], string>> = {
  'libs/js/p-vue-plugins.js': plugins,
  'libs/js/p-vue.js': engine,
  'libs/js/initPVue.js': start,
  'libs/js/live-preview.js': live,
}

/** Scripts of actions, made for each page of those it calls. */
export const actionRuntime = { names: actionNames, script: actionScript } as const

/** Scripts of patterns, made for each page of those it shows. */
export const patternRuntime = { names: patternNames, script: patternScript } as const

/** Libraries of motions, as their makers publish them, notices included. Large: they are loaded when one is written out. */
export const motionRuntime = {
  async libraries(): Promise<Readonly<Record<(typeof motionLibraryPaths)[keyof typeof motionLibraryPaths], string>>> {
    const [core, scrollTrigger, motionPath, splitText, own] = await Promise.all([
      import('gsap/dist/gsap.min.js?raw'),
      import('gsap/dist/ScrollTrigger.min.js?raw'),
      import('gsap/dist/MotionPathPlugin.min.js?raw'),
      import('gsap/dist/SplitText.min.js?raw'),
      import('./motions/own/page.ts?shipped'),
    ])
    return {
      'libs/js/gsap.min.js': core.default,
      'libs/js/ScrollTrigger.min.js': scrollTrigger.default,
      'libs/js/MotionPathPlugin.min.js': motionPath.default,
      'libs/js/SplitText.min.js': splitText.default,
      'libs/js/pergola-motions.js': own.default,
    }
  },
} as const

/** Scripts of sliders: the one that makes those of a page, and what they can do, by the names of Swiper's modules. Loaded like motions. */
export const sliderRuntime = {
  async scripts(): Promise<{ readonly page: string; readonly modules: Readonly<Record<string, string>> }> {
    const [page, parts] = await Promise.all([import('./sliders/page.ts?shipped'), import('pergola:slider-parts')])
    return { page: page.default, modules: parts.default }
  },
} as const

/** All that the build of a site takes from here. */
export const siteRuntime = {
  runtime: runtimeFiles,
  actions: actionRuntime,
  patterns: patternRuntime,
  motions: motionRuntime,
  sliders: sliderRuntime,
} as const
