export const messages = {
  only: (label: string, count: number) => `Only for ${label}, the last of ${count} selected elements.`,
} as const
