/** Why nobody was asked, where it was the policy of this document that kept the editor from it. */
export const policyRefusal =
  'The policy of this editor keeps it from asking there: http addresses only where its server allows them (CONNECT_ORIGINS).'
