export const messages = { choices: (label: string) => `${label}, choices` } as const
