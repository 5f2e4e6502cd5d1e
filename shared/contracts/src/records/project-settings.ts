import * as v from 'valibot'

const on = v.optional(v.boolean(), true)
const off = v.optional(v.boolean(), false)

/** Annex §6; names and defaults are literal. */
export const projectSettingsSchema = v.object({
  minify_Css: on,
  minify_Js: on,
  navigate_to_style_when_Select: on,
  keep_add_panel_after_drop: on,
  transform_Image_To_Webp: off,
  excute_commands_after_page_load: on,
  delete_symbols_after_delete_from_page: off,
  grap_all_css_libs_in_single_file: off,
  grap_all_header_scripts_in_single_file: off,
  grap_all_footer_scripts_in_single_file: off,
  is_async_graped_header_script: off,
  is_defer_graped_header_script: off,
  is_async_graped_footer_script: off,
  is_defer_graped_footer_script: off,
  disable_gsap_core: off,
  disable_gsap_scrollTrigger: off,
  disable_gsap_splitText: off,
  remove_gsap_markers_on_build: on,
  enable_own_motion_engine: off,
  disable_petite_vue: off,
  enable_prettier_for_file_editor: on,
  include_canvas_styles_in_build_file: on,
  enable_tailwind: off,
  enable_spline_viewer: off,
  enable_swiperjs: off,
  enable_editor_lazy_loading: off,
  enable_auto_save: on,
  stop_all_animation_on_page: off,
  disable_will_change_in_editor: off,
  include_symbols_in_export: on,
  include_templates_in_export: on,
})

export type ProjectSettings = v.InferOutput<typeof projectSettingsSchema>
export type SettingName = keyof ProjectSettings

export function defaultSettings(): ProjectSettings {
  return v.parse(projectSettingsSchema, {})
}

/** What a record says itself. Whatever is not a switch we know is left out, one by one: the record came from anywhere. */
export function ownSettings(record: Readonly<Record<string, unknown>>): Partial<ProjectSettings> {
  const names = Object.keys(projectSettingsSchema.entries) as SettingName[]
  const own = names.filter((name) => Object.hasOwn(record, name) && typeof record[name] === 'boolean')
  return Object.fromEntries(own.map((name) => [name, record[name]]))
}

/** The switches that count for a project: its own where it says something, else the defaults. */
export function settingsOf(
  { projectSettings }: { readonly projectSettings: Readonly<Record<string, unknown>> },
  defaults: ProjectSettings,
): ProjectSettings {
  return { ...defaults, ...ownSettings(projectSettings) }
}
