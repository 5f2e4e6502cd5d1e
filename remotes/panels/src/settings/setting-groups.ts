import type { ProjectSettings, SettingName } from '@pergola/contracts'

interface SettingGroup {
  readonly title: string
  readonly names: readonly SettingName[]
}

/** The switches that take effect in this version; annex §6. */
export const groups: readonly SettingGroup[] = [
  {
    title: 'Editing',
    names: [
      'enable_auto_save',
      'navigate_to_style_when_Select',
      'keep_add_panel_after_drop',
      'enable_prettier_for_file_editor',
      'stop_all_animation_on_page',
      'disable_will_change_in_editor',
      'transform_Image_To_Webp',
      'enable_editor_lazy_loading',
      'delete_symbols_after_delete_from_page',
    ],
  },
  {
    title: 'Pages',
    names: [
      'include_canvas_styles_in_build_file',
      'excute_commands_after_page_load',
      'disable_petite_vue',
      'enable_tailwind',
      'enable_spline_viewer',
      'enable_swiperjs',
    ],
  },
  {
    title: 'Export',
    names: ['minify_Css', 'minify_Js', 'include_symbols_in_export', 'include_templates_in_export'],
  },
  {
    title: 'Motion',
    names: [
      'enable_own_motion_engine',
      'disable_gsap_core',
      'disable_gsap_scrollTrigger',
      'disable_gsap_splitText',
      'remove_gsap_markers_on_build',
    ],
  },
  {
    title: 'Libraries in one file',
    names: [
      'grap_all_css_libs_in_single_file',
      'grap_all_header_scripts_in_single_file',
      'is_async_graped_header_script',
      'is_defer_graped_header_script',
      'grap_all_footer_scripts_in_single_file',
      'is_async_graped_footer_script',
      'is_defer_graped_footer_script',
    ],
  },
]

const needs: Partial<Record<SettingName, SettingName>> = {
  is_async_graped_header_script: 'grap_all_header_scripts_in_single_file',
  is_defer_graped_header_script: 'grap_all_header_scripts_in_single_file',
  is_async_graped_footer_script: 'grap_all_footer_scripts_in_single_file',
  is_defer_graped_footer_script: 'grap_all_footer_scripts_in_single_file',
}

/** A switch about something that another switch has turned off. */
export function isIdle(name: SettingName, settings: ProjectSettings): boolean {
  const needed = needs[name]
  return needed !== undefined && !settings[needed]
}

/** What others hang on begins a row, so that these stand behind it however many columns there are. */
export function beginsRow(name: SettingName): boolean {
  return Object.values(needs).includes(name)
}

/** The key as people read it. */
export function settingLabel(name: SettingName): string {
  return name.replaceAll('_', ' ')
}
