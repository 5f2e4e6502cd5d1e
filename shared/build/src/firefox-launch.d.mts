export interface FirefoxLaunch {
  readonly channel: string
  readonly executablePath: string
  readonly firefoxUserPrefs: Record<string, string | number | boolean>
}

/**
 * What Playwright's `firefox.launch` needs to start the Firefox of the system, by way of the relay; null where there is
 * none. Its protocol sets no media features and leaves scripts on: preferences and the policy of a page do that.
 */
export function firefoxLaunch(preferences?: Record<string, string | number | boolean>): FirefoxLaunch | null
