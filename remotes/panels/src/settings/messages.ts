import type { SettingName } from '@pergola/contracts'
import { firstOf } from '@pergola/ui'

export const messages = {
  search: 'Search settings',
  none: 'No setting matches the search.',
  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },
  scope: 'Settings of',
  project: 'This project',
  defaults: 'All projects',
  projectText:
    'Stored in the project, and exported with it. A switch without a dot follows what is set for all projects.',
  defaultsText: 'For every project in this browser that does not say otherwise itself.',
  readOnly: 'Another tab edits this project; its settings are changed there.',
  own: 'Set in this project',
  follow: (label: string) => `Follow all projects: ${label}`,
} as const

export type UnusedKind = 'motions' | 'interactions'

export const screenshotMessages = {
  title: 'Screenshot',
  text: 'The picture on the card of the project. It is taken anew two seconds after a save.',
  button: 'Take Screenshot',
} as const

export const cleanMessages = {
  title: 'Clean up',
  text: 'Motions and interactions that no element of any page, symbol or template uses.',
  button: (kind: UnusedKind) => `Clean unused ${kind}`,
  count: (count: number, all: number) => `${count} of ${all} unused`,
  counting: 'Counting…',
  lost: (path: string) => `${path} cannot be read, so what it uses is not known. Replace or delete it first.`,
  question: (kind: UnusedKind, names: readonly string[]) =>
    names.length === 1
      ? `1 ${kind.slice(0, -1)} is deleted from the project: ${firstOf(names, 8)}. Undo brings it back.`
      : `${names.length} ${kind} are deleted from the project: ${firstOf(names, 8)}. Undo brings them back.`,
  confirm: 'Delete',
  step: (kind: UnusedKind) => `Clean unused ${kind}`,
  done: { motions: 'Motions cleared successfully', interactions: 'Interactions cleared successfully' },
  failed: { motions: 'Faild to clean motions', interactions: 'Faild to clean interactions' },
} as const

/** What a switch does. */
export const hints: Partial<Record<SettingName, string>> = {
  minify_Css: 'Style sheets of pages made here are exported without comments and spaces.',
  minify_Js: 'Scripts of pages made here are exported in short; names that other code calls are kept.',
  navigate_to_style_when_Select: 'Selecting an element opens the styling panel.',
  keep_add_panel_after_drop: 'The blocks stay open when one was added, so that the next is at hand.',
  transform_Image_To_Webp:
    'Pictures are stored as webp when they are uploaded; the originals are not kept. Svg, gif and animations stay.',
  delete_symbols_after_delete_from_page:
    'Deleting a symbol also deletes its elements on the pages. When off, they stay as plain elements.',
  enable_editor_lazy_loading:
    'A page is drawn a few components at a time, so that a very large one can be looked at while it fills.',
  enable_spline_viewer:
    'Pages with a 3D scene load its viewer from unpkg.com, in the preview and when exported. Other pages carry nothing.',
  enable_swiperjs:
    'Pages with a slider load the script that turns it, 30 kB and what its options use. Other pages carry nothing.',
  enable_tailwind:
    'Classes of Tailwind 4 can be given to elements. Pages made here get a sheet of those they use, with its reset instead of the global rules.',
  disable_petite_vue: 'Pages with directives carry no template engine, so nothing of them runs.',
  enable_own_motion_engine:
    'A page whose motions need no more carries an engine of 4 kB instead of GSAP (27 to 45 kB). With GSAP disabled too, all pages do, and what only GSAP can is left out.',
  disable_gsap_core: 'Pages do not carry GSAP. Their motions then need it from a library of the project.',
  disable_gsap_scrollTrigger: 'Pages do not carry the plugin for motions that hang on scrolling.',
  disable_gsap_splitText:
    'Pages do not carry the plugin that takes texts apart: chars, words and lines then stand still.',
  remove_gsap_markers_on_build: 'Marks of scroll triggers are left out of the export.',
  excute_commands_after_page_load: 'Directives start when everything on a page is loaded.',
  enable_auto_save: 'Changes are saved shortly after they are made.',
  enable_prettier_for_file_editor:
    'Code of pages made here is laid out when it is opened and saved, up to 0.25 MB; what came with a layout of its own keeps it.',
  include_canvas_styles_in_build_file: 'The helper classes of the canvas are linked and exported.',
  stop_all_animation_on_page: 'Animations and transitions stand still while you edit.',
  disable_will_change_in_editor:
    'The canvas passes over will-change, which can cost much memory on a large page. Visitors get it as it is written.',
  include_symbols_in_export: 'Symbols of the project go into the exported file.',
  include_templates_in_export: 'Templates of the project go into the exported file.',
  grap_all_css_libs_in_single_file:
    'Style libraries of the project are exported as libs/css/lib.css, in their order. Those on other servers keep their tags.',
  grap_all_header_scripts_in_single_file: 'Header scripts of the project are exported as one file, in their order.',
  grap_all_footer_scripts_in_single_file: 'Footer scripts of the project are exported as one file, in their order.',
  is_async_graped_header_script: 'The joined header file is loaded beside the page and runs as soon as it is there.',
  is_defer_graped_header_script: 'The joined header file runs when the page has been read.',
  is_async_graped_footer_script: 'The joined footer file is loaded beside the page and runs as soon as it is there.',
  is_defer_graped_footer_script: 'The joined footer file runs when the page has been read.',
}

export const spaceMessages = {
  title: 'Storage',
  text: 'Projects, their history and what else is kept in this browser, with its size, and how to delete it.',
  button: 'What takes the space',
}
