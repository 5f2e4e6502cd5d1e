import * as v from 'valibot'

/**
 * Every switch of a project by the name it is stored under, with its default. How people see it stands in
 * `settings/setting-table.ts`, which has no types until it lists a new one. Names are literal: see docs/reference/settings.md.
 */
export const settingDefaults = {
  minify_Css: true,
  minify_Js: true,
  navigate_to_style_when_Select: true,
  keep_add_panel_after_drop: true,
  transform_Image_To_Webp: false,
  excute_commands_after_page_load: true,
  delete_symbols_after_delete_from_page: false,
  grap_all_css_libs_in_single_file: false,
  grap_all_header_scripts_in_single_file: false,
  grap_all_footer_scripts_in_single_file: false,
  is_async_graped_header_script: false,
  is_defer_graped_header_script: false,
  is_async_graped_footer_script: false,
  is_defer_graped_footer_script: false,
  disable_gsap_core: false,
  disable_gsap_scrollTrigger: false,
  disable_gsap_splitText: false,
  remove_gsap_markers_on_build: true,
  enable_own_motion_engine: false,
  disable_petite_vue: false,
  enable_prettier_for_file_editor: true,
  include_canvas_styles_in_build_file: true,
  enable_tailwind: false,
  enable_spline_viewer: false,
  enable_swiperjs: false,
  enable_editor_lazy_loading: false,
  enable_auto_save: true,
  stop_all_animation_on_page: false,
  disable_will_change_in_editor: false,
  make_picture_variants: false,
  make_font_subsets: false,
  add_security_policy: false,
  include_symbols_in_export: true,
  include_templates_in_export: true,
}

/**
 * What a project that is made new says of itself. Those of before keep the default: GSAP for every page with motions, which
 * their own scripts may call.
 */
export const newProjectSettings = { enable_own_motion_engine: true } as const

export type SettingName = keyof typeof settingDefaults
export type ProjectSettings = Record<SettingName, boolean>

type Switch = v.OptionalSchema<v.BooleanSchema<undefined>, boolean>

function switchOf([name, value]: [string, boolean]): [string, Switch] {
  return [name, v.optional(v.boolean(), value)]
}

/** What a record or local storage says of the switches; whatever it does not say has its default. */
export const projectSettingsSchema = /* @__PURE__ */ v.object(
  /* @__PURE__ */ Object.fromEntries(Object.entries(settingDefaults).map(switchOf)) as Record<SettingName, Switch>,
)

export function defaultSettings(): ProjectSettings {
  return { ...settingDefaults }
}

/** What a record says itself. Whatever is not a switch we know is left out, one by one: the record came from anywhere. */
export function ownSettings(record: Readonly<Record<string, unknown>>): Partial<ProjectSettings> {
  const names = Object.keys(settingDefaults) as SettingName[]
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
