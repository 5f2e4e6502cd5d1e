const refused = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'bluetooth',
  'display-capture',
  'clipboard-read',
  'local-fonts',
  'local-network-access',
  'idle-detection',
  'window-management',
  'publickey-credentials-get',
  'identity-credentials-get',
]

/**
 * What a page under preview may not ask the person for: they would be asked in the name of an address that is not the
 * site's, and what was allowed there would hold for the next project, too.
 */
export const pagePermissions = refused.map((feature) => `${feature}=()`).join(', ')
