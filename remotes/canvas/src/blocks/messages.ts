export const messages = {
  switchedOff: (label: string, setting: string) =>
    `${label} works in the preview and when exported, once ${setting} is on in the settings`,
} as const
