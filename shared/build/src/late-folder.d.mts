export const lateFolder: string
