export const messages = {
  title: 'Something went wrong!',
  text: 'We encountered an error while processing your request.',
  retry: 'Try Again',
}
