import type { SettingName } from '../records/project-settings.ts'

/** Groups in the order in which they are shown, with their titles. */
export const settingGroups = {
  editing: 'Editing',
  pages: 'Pages',
  export: 'Export',
  motion: 'Motion',
  libraries: 'Libraries in one file',
} as const

export interface SettingEntry {
  readonly group: keyof typeof settingGroups
  /** What people read; the name that is stored is another one. */
  readonly label: string
  /** What is different when it is on. */
  readonly hint: string
  /** Says nothing while this one is off; it stands right before those that need it. */
  readonly needs?: SettingName
}

/**
 * Every setting as people see it, in the order of its group. Its name and default stand in `settingDefaults`: those are
 * needed at the start, these texts when somebody looks at settings. A name that is missing here is an error of types.
 */
export const settingTable: Readonly<Record<SettingName, SettingEntry>> = {
  enable_auto_save: {
    group: 'editing',
    label: 'Save automatically',
    hint: 'Changes are saved shortly after they are made.',
  },
  navigate_to_style_when_Select: {
    group: 'editing',
    label: 'Open styling with a selection',
    hint: 'Selecting an element opens the styling panel.',
  },
  keep_add_panel_after_drop: {
    group: 'editing',
    label: 'Keep blocks open after adding one',
    hint: 'The blocks stay open when one was added, so that the next is at hand.',
  },
  enable_prettier_for_file_editor: {
    group: 'editing',
    label: 'Format code',
    hint: 'Code of pages made here is laid out when it is opened and saved, up to 0.25 MB; what came with a layout of its own keeps it.',
  },
  stop_all_animation_on_page: {
    group: 'editing',
    label: 'Stop animations while editing',
    hint: 'Animations and transitions stand still while you edit.',
  },
  disable_will_change_in_editor: {
    group: 'editing',
    label: 'Ignore will-change while editing',
    hint: 'The canvas passes over will-change, which can cost much memory on a large page. Visitors get it as it is written.',
  },
  transform_Image_To_Webp: {
    group: 'editing',
    label: 'Store uploaded pictures as WebP',
    hint: 'Pictures are stored as webp when they are uploaded; the originals are not kept. Svg, gif and animations stay.',
  },
  enable_editor_lazy_loading: {
    group: 'editing',
    label: 'Draw large pages in parts',
    hint: 'A page is drawn a few components at a time, so that a very large one can be looked at while it fills.',
  },
  delete_symbols_after_delete_from_page: {
    group: 'editing',
    label: 'Delete instances with their symbol',
    hint: 'Deleting a symbol also deletes its elements on the pages. When off, they stay as plain elements.',
  },
  include_canvas_styles_in_build_file: {
    group: 'pages',
    label: 'Include the helper classes',
    hint: 'The helper classes of the canvas are linked and exported.',
  },
  excute_commands_after_page_load: {
    group: 'pages',
    label: 'Start directives after loading',
    hint: 'Directives start when everything on a page is loaded.',
  },
  disable_petite_vue: {
    group: 'pages',
    label: 'Leave out the template engine',
    hint: 'Pages with directives carry no template engine, so nothing of them runs.',
  },
  enable_tailwind: {
    group: 'pages',
    label: 'Use Tailwind CSS',
    hint: 'Classes of Tailwind 4 can be given to elements. Pages made here get a sheet of those they use, with its reset instead of the global rules.',
  },
  enable_spline_viewer: {
    group: 'pages',
    label: 'Show 3D scenes',
    hint: 'Pages with a 3D scene load its viewer from unpkg.com, in the preview and when exported. Other pages carry nothing.',
  },
  enable_swiperjs: {
    group: 'pages',
    label: 'Turn the slides of sliders',
    hint: 'Pages with a slider load the script that turns it, 30 kB and what its options use. Other pages carry nothing.',
  },
  minify_Css: {
    group: 'export',
    label: 'Minify CSS',
    hint: 'Style sheets of pages made here are exported without comments and spaces.',
  },
  minify_Js: {
    group: 'export',
    label: 'Minify JavaScript',
    hint: 'Scripts of pages made here are exported in short; names that other code calls are kept.',
  },
  make_picture_variants: {
    group: 'export',
    label: 'Make smaller pictures',
    hint: 'Png and jpeg pictures of pages are exported as webp too, in widths for phones to large screens, where that is smaller. Browsers take the one that fits; the originals stay in the export.',
  },
  make_font_subsets: {
    group: 'export',
    label: 'Make smaller fonts',
    hint: 'Fonts are exported as webfonts (woff2) with the characters that the site shows, too. For all other characters browsers load the whole font, which stays in the export.',
  },
  add_security_policy: {
    group: 'export',
    label: 'Write a security policy',
    hint: 'Exported pages say which servers they load from and which scripts and styles are theirs (Content-Security-Policy); browsers refuse all else. The export names what no strict policy can hold.',
  },
  include_symbols_in_export: {
    group: 'export',
    label: 'Include symbols',
    hint: 'Symbols of the project go into the exported file.',
  },
  include_templates_in_export: {
    group: 'export',
    label: 'Include templates',
    hint: 'Templates of the project go into the exported file.',
  },
  enable_own_motion_engine: {
    group: 'motion',
    label: 'Use the small motion engine',
    hint: 'A page whose motions need no more carries an engine of 4 kB instead of GSAP (27 to 45 kB). On in new projects. With GSAP disabled too, all pages do, and what only GSAP can is left out.',
  },
  disable_gsap_core: {
    group: 'motion',
    label: 'Leave out GSAP',
    hint: 'Pages do not carry GSAP. Their motions then need it from a library of the project.',
  },
  disable_gsap_scrollTrigger: {
    group: 'motion',
    label: 'Leave out ScrollTrigger',
    hint: 'Pages do not carry the plugin for motions that hang on scrolling.',
  },
  disable_gsap_splitText: {
    group: 'motion',
    label: 'Leave out SplitText',
    hint: 'Pages do not carry the plugin that takes texts apart: chars, words and lines then stand still.',
  },
  remove_gsap_markers_on_build: {
    group: 'motion',
    label: 'Leave out markers of scroll triggers',
    hint: 'Marks of scroll triggers are left out of the export.',
  },
  grap_all_css_libs_in_single_file: {
    group: 'libraries',
    label: 'Join CSS libraries into one file',
    hint: 'Style libraries of the project are exported as libs/css/lib.css, in their order. Those on other servers keep their tags.',
  },
  grap_all_header_scripts_in_single_file: {
    group: 'libraries',
    label: 'Join header scripts into one file',
    hint: 'Header scripts of the project are exported as one file, in their order.',
  },
  is_async_graped_header_script: {
    group: 'libraries',
    label: 'Load the header file with async',
    hint: 'The joined header file is loaded beside the page and runs as soon as it is there.',
    needs: 'grap_all_header_scripts_in_single_file',
  },
  is_defer_graped_header_script: {
    group: 'libraries',
    label: 'Load the header file with defer',
    hint: 'The joined header file runs when the page has been read.',
    needs: 'grap_all_header_scripts_in_single_file',
  },
  grap_all_footer_scripts_in_single_file: {
    group: 'libraries',
    label: 'Join footer scripts into one file',
    hint: 'Footer scripts of the project are exported as one file, in their order.',
  },
  is_async_graped_footer_script: {
    group: 'libraries',
    label: 'Load the footer file with async',
    hint: 'The joined footer file is loaded beside the page and runs as soon as it is there.',
    needs: 'grap_all_footer_scripts_in_single_file',
  },
  is_defer_graped_footer_script: {
    group: 'libraries',
    label: 'Load the footer file with defer',
    hint: 'The joined footer file runs when the page has been read.',
    needs: 'grap_all_footer_scripts_in_single_file',
  },
}

export interface ListedSetting extends SettingEntry {
  readonly name: SettingName
}

/** In the order in which they are shown. */
export function listSettings(): readonly ListedSetting[] {
  const listed = Object.entries(settingTable).map(([name, entry]) => ({ ...entry, name: name as SettingName }))
  return Object.keys(settingGroups).flatMap((group) => listed.filter((each) => each.group === group))
}
