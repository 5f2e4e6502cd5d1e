const wrongId = (service: string) => `The id of a form of ${service}: letters, digits and -, or its whole address`

/** What forms say of where they send. */
export const formMessages = {
  target: 'Sends to',
  step: (label: string) => `Send form to ${label}`,
  none: 'Nowhere yet',
  address: 'My own address',
  mailto: 'A mail program (mailto:)',
  noneHint: 'What people write in it is lost.',
  keyIsLost: 'The key stands in a hidden field of the form, which could not be written there.',
  asks: {
    address: {
      label: 'Address',
      hint: 'An address of the web or of this site that takes forms. That of a form service may be pasted, too.',
      wrong: 'An address such as https://example.com/contact or /contact',
    },
    mailto: {
      label: 'Your mail address',
      hint: 'Opens the mail program of the visitor with what was written. Who has none cannot send it.',
      wrong: 'A mail address such as hello@example.com',
    },
    formspree: {
      label: 'Form id',
      hint: 'Made at formspree.io; the last part of https://formspree.io/f/…',
      wrong: wrongId('Formspree'),
    },
    basin: {
      label: 'Form id',
      hint: 'Made at usebasin.com; the last part of https://usebasin.com/f/…',
      wrong: wrongId('Basin'),
    },
    formsubmit: {
      label: 'Mail address or its code',
      hint: 'No account: the first message asks you by mail whether you want them. The code hides your address.',
      wrong: 'A mail address, or the code that FormSubmit has sent for it',
    },
    web3forms: {
      label: 'Access key',
      hint: 'Comes by mail from web3forms.com. It may be public; it stands in a hidden field of the form.',
      wrong: 'A key such as 01234567-89ab-cdef-0123-456789abcdef',
    },
    netlify: {
      label: 'Name of the form',
      hint: 'Works where the site is published at Netlify with form detection on. Each form has a name of its own.',
      wrong: 'Letters, digits, - and _',
    },
  },
} as const
