export const errors = {
  title: 'Something went wrong',
  broke: 'An error occurred on our side. Your game is saved; reloading the page usually helps.',
  details: 'Technical details',
  notFound: 'There is no such page',
  notFoundAbout: 'The address may have a typing error, or the page has moved.',
  unknownGame: 'There is no such game here',
  loadFailed: 'Part of the app could not be loaded.',
}
