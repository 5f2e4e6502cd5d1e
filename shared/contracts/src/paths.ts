/** Where the files of a project live inside its folder, docs/reference/storage.md. All paths are relative, with forward slashes. */
export const paths = {
  record: 'editor/pergola.json',
  screenshot: 'screenshot.webp',
  logo: 'logo.png',
  globalCss: 'global/global.css',
  globalJs: 'global/global.js',
  globalRules: 'global/global-rules.css',
  canvasStyles: 'global/pergola.css',
  fontsCss: 'css/fonts.css',
  symbolsCss: 'css/symbols.css',
  templatesCss: 'css/templates.css',
  assets: 'assets',
  fonts: 'fonts',
  libs: 'libs',
  editorPages: 'editor/pages',
} as const

/** The folder of a project inside the private file system. */
export function projectFolder(projectId: string): string {
  return `projects/project-${projectId}`
}

/** The address under which the service worker serves a project's stored files to the canvas. Ends with a slash. */
export function projectFilesUrl(projectId: string): string {
  return `/project-files/${projectId}/`
}

/** The layout of a page that Pergola made; an imported page keeps its own paths in its record. */
export function pagePaths(name: string) {
  return { html: `editor/pages/${name}.html`, css: `css/${name}.css`, js: `js/${name}.js` }
}

/**
 * Where the built page lies in preview and export. Hosts look for the page that says that nothing stands at an address at
 * the top of the site.
 */
export function builtPagePath(name: string): string {
  return name === 'index' || name === '404' ? `${name}.html` : `pages/${name}.html`
}

/** Where the build puts the actions that one page calls. */
export function actionScriptPath(pageName: string): string {
  return `libs/js/pergola/${pageName}.js`
}

/** Where the build puts the scripts of the patterns that one page shows. */
export function patternScriptPath(pageName: string): string {
  return `libs/js/patterns/${pageName}.js`
}

/** Where the build puts the scripts of the component types that one page shows. */
export function componentScriptPath(pageName: string): string {
  return `libs/js/components/${pageName}.js`
}

/** Where the build puts the motions of one page, docs/reference/storage.md. */
export function motionScriptPath(pageName: string): string {
  return `js/motions/${pageName}.js`
}

/** Where the build puts the scripts that pages with motions need, annex §8.1. */
export const motionLibraryPaths = {
  core: 'libs/js/gsap.min.js',
  scrollTrigger: 'libs/js/ScrollTrigger.min.js',
  motionPath: 'libs/js/MotionPathPlugin.min.js',
  splitText: 'libs/js/SplitText.min.js',
  /** Our own engine, in place of all of them. */
  own: 'libs/js/pergola-motions.js',
} as const

/** Where the build puts the script that makes the sliders of a page, and what says how they stand until it runs. */
export const sliderScriptPath = 'libs/js/swiper/swiper.js'
export const sliderSheetPath = 'libs/css/slider.css'

/** Where the build puts a part of the slider library, such as `navigation`. */
export function sliderPartPath(part: string): string {
  return `libs/js/swiper/${part}.js`
}

/** Where the build puts the scripts that pages with directives need, annex §8.1. */
export const runtimePaths = {
  plugins: 'libs/js/p-vue-plugins.js',
  engine: 'libs/js/p-vue.js',
  start: 'libs/js/initPVue.js',
  /** For previews only: lets the editor lay a page over its canvas. */
  live: 'libs/js/live-preview.js',
} as const
