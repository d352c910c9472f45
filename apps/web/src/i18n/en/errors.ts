export const errors = {
  title: 'Something broke',
  broke: 'Something went wrong on our side. Your game is kept; loading the page again usually helps.',
  details: 'Details for the curious',
  notFound: 'There is no such page',
  notFoundAbout: 'The address may have a typing error, or the page has moved.',
  unknownGame: 'There is no such game here',
  loadFailed: 'A part of the app could not be loaded.',
}
