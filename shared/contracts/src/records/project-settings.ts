import * as v from 'valibot'

const on = v.optional(v.boolean(), true)
const off = v.optional(v.boolean(), false)

/** Annex §6; names and defaults are literal. */
export const projectSettingsSchema = v.object({
  minify_Css: on,
  minify_Js: on,
  navigate_to_style_when_Select: on,
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
  disable_petite_vue: off,
  enable_prettier_for_file_editor: on,
  include_canvas_styles_in_build_file: on,
  enable_tailwind: off,
  enable_spline_viewer: off,
  enable_editor_lazy_loading: off,
  enable_auto_save: on,
  stop_all_animation_on_page: off,
  include_symbols_in_export: on,
  include_templates_in_export: on,
})

export type ProjectSettings = v.InferOutput<typeof projectSettingsSchema>
export type SettingName = keyof ProjectSettings

export function defaultSettings(): ProjectSettings {
  return v.parse(projectSettingsSchema, {})
}
