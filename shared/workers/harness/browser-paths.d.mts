export function chromiumPath(): Promise<string>
export function firefoxPath(): string | undefined
