import type { SettingName } from '@pergola/contracts'

export const messages = {
  search: 'Search settings',
  none: 'No setting matches the search.',
  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },
} as const

/** What a switch does, for those that take effect in this version; the panel shows exactly these. */
export const hints: Partial<Record<SettingName, string>> = {
  minify_Css: 'Style sheets of pages made here are exported without comments and spaces.',
  minify_Js: 'Scripts of pages made here are exported in short; names that other code calls are kept.',
  navigate_to_style_when_Select: 'Selecting an element opens the styling panel.',
  disable_petite_vue: 'Pages with directives carry no template engine, so nothing of them runs.',
  excute_commands_after_page_load: 'Directives start when everything on a page is loaded.',
  enable_auto_save: 'Changes are saved shortly after they are made.',
  include_canvas_styles_in_build_file: 'The helper classes of the canvas are linked and exported.',
  stop_all_animation_on_page: 'Animations and transitions stand still while you edit.',
  include_symbols_in_export: 'Symbols of the project go into the exported file.',
  include_templates_in_export: 'Templates of the project go into the exported file.',
}
